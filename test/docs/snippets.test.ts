import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { allSnippets, claimOf, filesIn, type Snippet } from './snippets.js';

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
function runnable({ code }: Snippet): { readonly body: string; readonly claims: readonly string[] } {
  const claims: string[] = [];
  const lines = code.split('\n').map((line) => {
    const claim = claimOf(line);
    if (claim === null) return line;
    claims.push(line.trim());
    return `${claim.condition}__claim(${JSON.stringify(line.trim())}, (${claim.expression}), ${JSON.stringify([claim.value]) ?? '[]'});`;
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
    const { body, claims } = runnable(snippet);
    const checked = new Set<string>();
    const AsyncFunction = Object.getPrototypeOf(async () => {}).constructor as new (
      ...texts: string[]
    ) => (...values: unknown[]) => Promise<void>;
    const claim = (line: string, actual: unknown, [expected]: unknown[]): void => {
      expect(plain(actual), line).toEqual(plain(expected));
      checked.add(line);
    };
    await new AsyncFunction('__load', '__claim', body)(load, claim);
    expect(claims.filter((line) => !checked.has(line))).toEqual([]);
  });

  it('claim many values', () => {
    const claims = snippets.reduce((count, snippet) => count + runnable(snippet).claims.length, 0);
    expect(claims).toBeGreaterThan(30);
  });

  it('stand at every value that an entry exports', () => {
    expect(valuesWithoutExample()).toEqual([]);
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

/** The exported values whose doc comment has no example. */
function valuesWithoutExample(): readonly string[] {
  const entries = filesIn('src', '.ts').filter((file) => /^src\/(?:[^/]+|rulebook\/(?:ja|de|fr|es))\.ts$/.test(file));
  const { module, moduleResolution } = {
    module: ts.ModuleKind.NodeNext,
    moduleResolution: ts.ModuleResolutionKind.NodeNext,
  };
  const program = ts.createProgram([...entries], {
    module,
    moduleResolution,
    target: ts.ScriptTarget.ES2022,
    types: [],
  });
  const checker = program.getTypeChecker();
  return entries.flatMap((entry) => {
    const file = program.getSourceFile(entry);
    const symbol = file && checker.getSymbolAtLocation(file);
    if (symbol === undefined) throw new Error(`${entry} exports nothing`);
    return checker
      .getExportsOfModule(symbol)
      .map((name) => (name.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(name) : name))
      .filter((target) => target.flags & ts.SymbolFlags.Value)
      .filter((target) => !target.getJsDocTags(checker).some(({ name }) => name === 'example'))
      .map(({ name }) => `${entry}: ${name}`);
  });
}
