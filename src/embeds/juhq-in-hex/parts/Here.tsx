import { Button } from "../../../components/button/Button"
import { Reserve } from "../../../components/reserve/Reserve"
import { type Charset, hexOf, letterOf } from "../bytes"
import * as styles from "../JuhqInHex.module.css"

type Props = {
  at: number
  size: number
  /** The byte at the cursor; undefined until it has been read. */
  byte: number | undefined
  charset: Charset
  /** The file type; null if it is unknown. */
  kind: string | null
  /** Flips a bit of the byte, 7 (the leftmost) to 0; null for a file, whose bytes are read-only. */
  onFlip: ((bit: number) => void) | null
  /** The name of a file that can no longer be read; null if there is no error. */
  failed: string | null
}

const bits = [7, 6, 5, 4, 3, 2, 1, 0]

/** Returns the word for an invisible space. */
const shown = (letter: string) => (letter === " " ? "space" : letter)

const whereText = (at: number, size: number) =>
  `Byte 0x${at.toString(16)} (${at.toLocaleString("en-GB")}) of ${size.toLocaleString("en-GB")}:`

/** The longest text that any byte needs, with wide letters for digits of a monospaced font. */
const longest = (at: number, size: number) =>
  `${whereText(at, size)} MM hex, 255 decimal, MMMMMM binary, MMMM. It begins like juhq, the real thing.`

/** The byte at the cursor in all notations, and the type of the file. */
export function Here({ at, size, byte, charset, kind, failed, onFlip }: Props) {
  return (
    <div className={styles.inspector}>
      <fieldset className={styles.lamps}>
        <legend className="visually-hidden">The bits of the byte</legend>
        {bits.map(bit => {
          const isOn = (((byte ?? 0) >> bit) & 1) === 1
          return onFlip ? (
            <Button
              key={bit}
              aria-label={`Bit ${bit}`}
              aria-pressed={isOn}
              disabled={byte === undefined}
              onClick={() => onFlip(bit)}
            />
          ) : (
            <span key={bit} data-on={isOn || undefined} />
          )
        })}
        <b aria-hidden="true">{byte === undefined ? "" : letterOf(byte, charset)}</b>
      </fieldset>
      <p>
        {failed !== null && (
          <strong className={styles.problem}>
            {failed} can't be read any more. It may have been changed or moved.{" "}
          </strong>
        )}
        <Reserve all={[longest(at, size)]}>
          {byte !== undefined && (
            <>
              {whereText(at, size)} <code>{hexOf(byte)}</code> hex, {byte} decimal,{" "}
              <code>{byte.toString(2).padStart(8, "0")}</code> binary,{" "}
              <code>{shown(letterOf(byte, charset))}</code>.
            </>
          )}
          {kind !== null && ` It begins like ${kind}.`}
        </Reserve>
      </p>
    </div>
  )
}
