import * as styles from "../IsItSaintUrhoDay.module.css"

/** Draws a grasshopper facing left, 48 by 32. */
export function GrasshopperShape() {
  return (
    <>
      <path className={styles.feelers} d="M9 15Q4 6 1 4M10 14Q9 6 6 2" />
      <path className={styles.legs} d="M14 22l-3 8M20 23l0 7" />
      <path className={styles.legs} d="M26 21L36 5L45 30" />
      <path className={styles.body} d="M6 18q0 -6 8 -6q18 0 32 9q-16 5 -32 3q-8 -1 -8 -6z" />
      <path className={styles.thigh} d="M24 21q4 -12 13 -17q-1 11 -9 19z" />
      <circle className={styles.eye} cx={10.5} cy={16} r={1.8} />
    </>
  )
}

export function Grasshopper() {
  return (
    <svg className={styles.grasshopper} aria-hidden="true" viewBox="0 0 48 32">
      <GrasshopperShape />
    </svg>
  )
}
