import * as styles from "./Tree.module.css"

/** Any JSON value. */
export type Value = string | number | boolean | null | readonly Value[] | { readonly [key: string]: Value }

type Props = {
  value: Value
  /** The key in the parent object; omitted in an array. */
  name?: string
  /** The depth to which lists and objects are initially open; 0 for none. */
  open: number
  /** True if a comma follows. */
  more?: boolean
}

/** A value as pretty-printed JSON, in which lists and objects can be folded. */
export function Tree({ value, name, open, more = false }: Props) {
  const key = name !== undefined && (
    <>
      <span className={styles.key}>{JSON.stringify(name)}</span>:{" "}
    </>
  )
  const comma = more ? "," : ""
  if (typeof value !== "object" || value === null)
    return (
      <div className={styles.line}>
        {key}
        <span className={styles.value}>{JSON.stringify(value)}</span>
        {comma}
      </div>
    )
  const isList = Array.isArray(value)
  const parts: [string | undefined, Value][] = isList
    ? (value as Value[]).map(part => [undefined, part])
    : Object.entries(value)
  const [begin, end] = isList ? "[]" : "{}"
  return (
    <details className={styles.fold} open={open > 0}>
      <summary>
        {key}
        {begin}
        <span className={styles.folded}>
          {isList ? ` ${parts.length} forms ` : ` ${JSON.stringify(parts[0]?.[1])} ... `}
          {end}
          {comma}
        </span>
      </summary>
      <div className={styles.inner}>
        {parts.map(([part, inner], i) => (
          <Tree
            key={part ?? i}
            value={inner}
            open={open - 1}
            more={i < parts.length - 1}
            {...(part === undefined ? {} : { name: part })}
          />
        ))}
      </div>
      <div>
        {end}
        {comma}
      </div>
    </details>
  )
}
