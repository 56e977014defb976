/** What several pages share, or one reading hands to the next, can be changed by none of them. */

/** The value, which nothing can change any more, nor any part of it. */
export function deepFreeze<Value>(value: Value): Value {
  if (typeof value === "object" && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value)
    for (const part of Object.values(value)) deepFreeze(part)
  }
  return value
}
