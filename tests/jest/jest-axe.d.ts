/** The part of jest-axe that the tests use; it ships no types. */
declare module "jest-axe" {
  export function axe(
    element: Element | string,
    options?: object,
  ): Promise<{ violations: { id: string; help: string }[] }>
  export const toHaveNoViolations: jest.ExpectExtendMap
}

declare namespace jest {
  interface Matchers<R> {
    toHaveNoViolations(): R
  }
}
