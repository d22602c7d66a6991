import { types } from "node:util";

// Makes `instanceof Error` true for errors of Node's own modules, which Jest's separate realm for tests breaks.
const ordinary = Function.prototype[Symbol.hasInstance];
Object.defineProperty(Error, Symbol.hasInstance, {
  configurable: true,
  value(this: unknown, value: unknown): boolean {
    const isForeign = () => types.isNativeError(value) || value instanceof DOMException;
    return ordinary.call(this as () => void, value) || (this === Error && isForeign());
  },
});
