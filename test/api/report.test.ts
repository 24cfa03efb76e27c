import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';

const src = fileURLToPath(new URL('../../src/', import.meta.url));

/** The entries: every file directly in src, and the catalogues of the rulebook. */
const entries = readdirSync(src, { recursive: true, encoding: 'utf8' })
  .filter((name) => /^[^/]+\.ts$|^rulebook\/(?:ja|de|fr|es)\.ts$/.test(name))
  .map((name) => name.slice(0, -'.ts'.length))
  .sort();

const options: ts.CompilerOptions = {
  module: ts.ModuleKind.NodeNext,
  moduleResolution: ts.ModuleResolutionKind.NodeNext,
  target: ts.ScriptTarget.ES2022,
  declaration: true,
  stripInternal: true,
  isolatedDeclarations: true,
  types: [],
};
const program = ts.createProgram(
  entries.map((name) => `${src}${name}.ts`),
  options,
);
const checker = program.getTypeChecker();
const printer = ts.createPrinter({ removeComments: true });

const declarationFiles = new Map<string, ts.SourceFile>();

/** A source file as its declarations alone. */
function declarationsOf(file: ts.SourceFile): ts.SourceFile {
  const known = declarationFiles.get(file.fileName);
  if (known !== undefined) return known;
  const { outputText } = ts.transpileDeclaration(readFileSync(file.fileName, 'utf8'), { compilerOptions: options });
  const made = ts.createSourceFile(file.fileName, outputText, ts.ScriptTarget.ES2022, true);
  declarationFiles.set(file.fileName, made);
  return made;
}

/** The declarations of one exported name, without comments. */
function declaration(symbol: ts.Symbol): string {
  const target = symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
  const files = new Set((target.declarations ?? []).map((node) => node.getSourceFile()));
  const texts = [...files].flatMap((file) => {
    const made = declarationsOf(file);
    return made.statements
      .filter((node) => namesOf(node).includes(target.name))
      .map((node) => printer.printNode(ts.EmitHint.Unspecified, node, made));
  });
  return texts.length === 0 ? `// ${target.name}: declared elsewhere` : texts.join('\n');
}

function namesOf(node: ts.Statement): readonly string[] {
  if (ts.isVariableStatement(node)) return node.declarationList.declarations.map(({ name }) => name.getText());
  const { name } = node as ts.Statement & { readonly name?: ts.Identifier };
  return name === undefined ? [] : [name.text];
}

describe('the public surface changes only on purpose (npx vitest run test/api -u)', () => {
  it.each(entries)('%s', async (entry) => {
    const file = program.getSourceFile(`${src}${entry}.ts`);
    const module = file && checker.getSymbolAtLocation(file);
    if (module === undefined) throw new Error(`${entry} exports nothing`);
    const symbols = [...checker.getExportsOfModule(module)].sort((a, b) => (a.name < b.name ? -1 : 1));
    expect(symbols.length).toBeGreaterThan(0);
    const report = symbols.map((symbol) => declaration(symbol).replace(/^export (?:declare )?/gm, '')).join('\n\n');
    const name = entry === 'index' ? 'kings-corner' : `kings-corner_${entry.replace('/', '_')}`;
    await expect(`${report}\n`).toMatchFileSnapshot(`./reports/${name}.txt`);
  });
});

it('every value that an entry exports has a size of its own to keep to (npm run build && npm run size:imports)', async () => {
  const budgets = readFileSync('test/package/imports.txt', 'utf8').match(/^kings-corner\S* \S+/gm) ?? [];
  const values = await Promise.all(
    entries.map(async (entry) => {
      const name = entry === 'index' ? 'kings-corner' : `kings-corner/${entry}`;
      return Object.keys(await import(/* @vite-ignore */ name)).map((value) => `${name} ${value}`);
    }),
  );
  expect(values.flat().sort()).toEqual(budgets.toSorted());
});
