import * as styles from "../Spill.module.css"

/** The floor in front of the chest, and the door under which the site pushes new entries. */
export function Floor({ atDoor }: { atDoor: readonly string[] }) {
  return (
    <div className={styles.floor} aria-hidden="true">
      <div className={styles.door}>
        <span key={atDoor.join()} className={styles.feet} data-here={atDoor.length > 0 || undefined} />
      </div>
      {atDoor.map((key, i) => (
        <span key={key} className={styles.pushed} style={{ right: 66 + i * 14, bottom: 3 + i * 6 }}>
          {key}
        </span>
      ))}
    </div>
  )
}
