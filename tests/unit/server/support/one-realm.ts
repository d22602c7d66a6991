import { types } from "node:util";

/**
 * Jest runs tests in a realm of their own, where an error of Node's own modules is no instance of `Error`. Outside of
 * Jest there is one realm; with this, here too.
 */
export const joinErrorRealms = (): void => {
  const ordinary = Function.prototype[Symbol.hasInstance];
  Object.defineProperty(Error, Symbol.hasInstance, {
    configurable: true,
    value(this: unknown, value: unknown): boolean {
      return this === Error
        ? types.isNativeError(value) || value instanceof DOMException
        : ordinary.call(this as () => void, value);
    },
  });
};
