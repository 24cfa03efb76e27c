import { defineConfig, type Options } from 'tsup';

const shared: Options = {
  // Every file directly in src is an entry; so is each message catalogue of the rulebook.
  entry: ['src/*.ts', 'src/rulebook/{ja,de,fr,es}.ts'],
  target: 'es2022',
  platform: 'neutral',
  sourcemap: true,
  // One shared chunk per format, so an error class has one identity across entries.
  splitting: true,
  treeshake: false,
  minify: false,
  clean: false, // two configurations write to dist at once: the build script empties it first
  // tsup sets `baseUrl` for its declaration build; TypeScript 6 rejects that unless told otherwise.
  dts: { compilerOptions: { ignoreDeprecations: '6.0' } },
};

const config: ReturnType<typeof defineConfig> = defineConfig([
  { ...shared, name: 'esm', format: 'esm' },
  // @noble/hashes is ESM-only: inlined here, so that `require()` works in Jest and older loaders too.
  {
    ...shared,
    name: 'cjs',
    format: 'cjs',
    noExternal: [/^@noble\/hashes(\/|$)/],
    // The CommonJS form of split chunks renames classes: let errors keep their names.
    esbuildOptions: (options) => {
      options.keepNames = true;
    },
  },
]);
export default config;
