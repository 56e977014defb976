import * as styles from "../Mesmerizing.module.css"

type Props = {
  /** True during a stare, to preload the portrait. */
  coming: boolean
  /** The text after the stare; null before its end. */
  says: string | null
}

/** A motionless portrait shown after a stare, with an explanation of its apparent movement. */
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
