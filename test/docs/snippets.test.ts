import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { allSnippets, claimOf, type Snippet } from './snippets.js';

const snippets = allSnippets();

/** The modules that snippets may import, by name. */
const MODULES: Readonly<Record<string, () => Promise<object>>> = {
  'fast-check': () => import('fast-check'),
  valibot: () => import('valibot'),
};

function load(name: string): Promise<object> {
  if (/^kings-corner(\/|$)/.test(name)) return import(/* @vite-ignore */ name);
  const module = MODULES[name];
  if (module === undefined) throw new Error(`snippets may not import ${name}`);
  return module();
}

/** A snippet as the body of an async function, its claims turned into calls of `claim`. */
function runnable({ code }: Snippet): { readonly body: string; readonly claims: number } {
  let claims = 0;
  const lines = code.split('\n').map((line) => {
    const claim = claimOf(line);
    if (claim === null) return line;
    claims++;
    return `__claim(${JSON.stringify(line.trim())}, (${claim.expression}), ${JSON.stringify([claim.value]) ?? '[]'});`;
  });
  const { outputText } = ts.transpileModule(lines.join('\n'), {
    compilerOptions: { target: ts.ScriptTarget.ES2022, module: ts.ModuleKind.ES2022, verbatimModuleSyntax: true },
  });
  const body = outputText
    .replace(/^import \* as (\w+) from '([^']+)';$/gm, "const $1 = await __load('$2');")
    .replace(/^import (\w+) from '([^']+)';$/gm, "const { default: $1 } = await __load('$2');")
    .replace(
      /^import \{([^}]*)\} from '([^']+)';$/gm,
      (_, names: string, from: string) => `const {${names.replace(/ as /g, ': ')}} = await __load('${from}');`,
    )
    .replace(/^export /gm, '');
  return { body, claims };
}

describe('the snippets of README, docs and doc comments', () => {
  it.each(snippets)('$where runs, and its values are as written', async (snippet) => {
    const { body } = runnable(snippet);
    const AsyncFunction = Object.getPrototypeOf(async () => {}).constructor as new (
      ...texts: string[]
    ) => (...values: unknown[]) => Promise<void>;
    const claim = (line: string, actual: unknown, [expected]: unknown[]): void =>
      expect(plain(actual), line).toEqual(plain(expected));
    await new AsyncFunction('__load', '__claim', body)(load, claim);
  });

  it('claim many values', () => {
    const claims = snippets.reduce((count, snippet) => count + runnable(snippet).claims, 0);
    expect(claims).toBeGreaterThan(30);
  });

  it('compile under the strict settings of the project', () => {
    expect(typeErrors(snippets)).toEqual([]);
  }, 120_000);
});

/** `undefined` does not survive the way into the snippet; elsewhere nothing is lost. */
function plain(value: unknown): unknown {
  return value === undefined ? null : value;
}

function typeErrors(all: readonly Snippet[]): readonly string[] {
  const config = ts.getParsedCommandLineOfConfigFile(
    'test/tsconfig.json',
    {},
    {
      ...ts.sys,
      onUnRecoverableConfigFileDiagnostic: () => {},
    },
  );
  if (config === undefined) throw new Error('no test/tsconfig.json');
  const files = new Map(all.map(({ code }, index) => [`${process.cwd()}/test/docs/snippet${index}.ts`, code]));
  const options: ts.CompilerOptions = {
    ...config.options,
    noUnusedLocals: false,
    allowUnreachableCode: true,
    noEmit: true,
  };
  const host = ts.createCompilerHost(options);
  const { readFile, fileExists, getSourceFile } = host;
  host.readFile = (name) => files.get(name) ?? readFile(name);
  host.fileExists = (name) => files.has(name) || fileExists(name);
  host.getSourceFile = (name, version, ...rest) => {
    const code = files.get(name);
    // an import makes a module of every snippet, so that their names do not clash
    return code === undefined
      ? getSourceFile(name, version, ...rest)
      : ts.createSourceFile(name, `${code}\nexport {};`, version);
  };
  const program = ts.createProgram([...files.keys()], options, host);
  const where = new Map([...files.keys()].map((name, index) => [name, all[index]?.where]));
  return ts.getPreEmitDiagnostics(program).flatMap(({ file, messageText }) => {
    const snippet = where.get(file?.fileName ?? '');
    return snippet === undefined ? [] : [`${snippet}: ${ts.flattenDiagnosticMessageText(messageText, '\n')}`];
  });
}
