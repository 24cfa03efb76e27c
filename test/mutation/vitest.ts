/*
 * What tests import as `vitest` when mutants run: the same, but an error while a suite is put together is a test that fails. Stryker looks
 * at tests only, and would take a mutant for one that no test notices when it leaves a file without any.
 */
import { it, describe as realDescribe, type SuiteFactory } from '../../node_modules/vitest/dist/index.js';

export * from '../../node_modules/vitest/dist/index.js';

type Register = (name: string, ...rest: unknown[]) => unknown;

/** `describe`, or what its methods give, with factories that fail in a test instead. */
function guarded<F extends Register>(register: F): F {
  return new Proxy(register, {
    apply(target, self, [name, ...rest]: [string, ...unknown[]]) {
      const safe = rest.map((value) => (typeof value === 'function' ? guardedFactory(value as SuiteFactory) : value));
      return Reflect.apply(target, self, [name, ...safe]);
    },
    get(target, key) {
      const value: unknown = Reflect.get(target, key);
      if (typeof value !== 'function') return value;
      // `each`, `for`, `skipIf`: their results register suites
      return (...values: unknown[]) => guarded(Reflect.apply(value, target, values) as Register);
    },
  });
}

function guardedFactory(factory: SuiteFactory): SuiteFactory {
  return (...values) => {
    try {
      return factory(...values);
    } catch (error) {
      it('the tests are put together', () => {
        throw error;
      });
    }
  };
}

export const describe: typeof realDescribe = guarded(
  realDescribe as unknown as Register,
) as unknown as typeof realDescribe;
