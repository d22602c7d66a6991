import { types } from "node:util";

/**
 * Jest runs tests in a realm of their own, where a promise of Node's own modules is no instance of `Promise`, and
 * lru-cache waits for no other. Outside of Jest there is one realm; with this, here too.
 */
export const joinPromiseRealms = (): void => {
  const ordinary = Function.prototype[Symbol.hasInstance];
  Object.defineProperty(Promise, Symbol.hasInstance, {
    configurable: true,
    value(this: unknown, value: unknown): boolean {
      return this === Promise ? types.isPromise(value) : ordinary.call(this as () => void, value);
    },
  });
};
