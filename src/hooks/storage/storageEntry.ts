/** Storage entries with a schema; stored data that fails it is ignored. */
import { type GenericSchema, safeParse } from "valibot"
import type { Entry } from "./useStorage"

/** Creates an entry whose value is checked by a valibot schema, after `migrate` has converted older versions. */
export function storageEntry<T>(
  key: string,
  schema: GenericSchema<unknown, T>,
  fallback: T,
  options: { version?: number; migrate?: (value: unknown, version: number) => unknown } = {},
): Entry<T> {
  const version = options.version ?? 1
  return {
    key,
    version,
    fallback,
    parse(value, from) {
      const result = safeParse(
        schema,
        from < version && options.migrate ? options.migrate(value, from) : value,
      )
      return result.success ? result.output : undefined
    },
  }
}
