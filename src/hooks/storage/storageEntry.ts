/** Entries of the storage from a schema: what doesn't fit the schema is forgotten rather than believed. */
import { type GenericSchema, safeParse } from "valibot"
import type { Entry } from "./useStorage"

/** An entry whose value is checked by a valibot schema; `migrate` gets older versions' values first. */
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
