import * as styles from "../Mesmerizing.module.css"

type Props = {
  /** Whether a stare goes on: then the portrait is fetched already. */
  coming: boolean
  /** What is said when it is over; null before. */
  says: string | null
}

/** What there is to look at when a stare is over: a portrait that hangs still, and what is to be thought if it doesn't. */
export function Afterwards({ coming, says }: Props) {
  return (
    <>
      {(coming || says !== null) && (
        <div className={styles.afterwards} hidden={says === null}>
          <img
            src="/pictures/pertti.png"
            alt="The portrait of a hamster, hanging still"
            width="320"
            height="320"
          />
        </div>
      )}
      <p role="status" className={styles.says}>
        {says}
      </p>
    </>
  )
}
