import { type Charset, hexOf, letterOf } from "../bytes"
import * as styles from "../JuhqInHex.module.css"

type Props = {
  at: number
  size: number
  /** The byte at the cursor, when it has been read. */
  byte: number | undefined
  charset: Charset
  /** What the file begins like; null where nobody knows. */
  kind: string | null
  /** The name of what can't be read any more; null where all is well. */
  failed: string | null
}

/** The byte at the cursor in all its forms, and what the whole seems to be. */
export function Here({ at, size, byte, charset, kind, failed }: Props) {
  return (
    <div className={styles.here}>
      <p className={styles.lamps} aria-hidden="true">
        {Array.from({ length: 8 }, (_, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a lamp is its place
          <span key={i} data-on={((byte ?? 0) >> (7 - i)) & 1 || undefined} />
        ))}
        <b>{byte === undefined ? "" : letterOf(byte, charset)}</b>
      </p>
      <p>
        {failed !== null && (
          <strong className={styles.problem}>
            {failed} can't be read any more. It may have been changed or moved.{" "}
          </strong>
        )}
        {byte !== undefined && (
          <>
            Byte 0x{at.toString(16)} ({at.toLocaleString("en-GB")}) of {size.toLocaleString("en-GB")}:{" "}
            <code>{hexOf(byte)}</code> hex, {byte} decimal, <code>{byte.toString(2).padStart(8, "0")}</code>{" "}
            binary, <code>{letterOf(byte, charset)}</code>.
          </>
        )}
        {kind !== null && ` It begins like ${kind}.`}
      </p>
    </div>
  )
}
