import { Button } from "../../../components/button/Button"
import { Reserve } from "../../../components/reserve/Reserve"
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
  /** Turns a bit of the byte over, 7 (the leftmost) to 0; null where the bytes are a file's, and stay as they are. */
  onFlip: ((bit: number) => void) | null
  /** The name of what can't be read any more; null where all is well. */
  failed: string | null
}

const bits = [7, 6, 5, 4, 3, 2, 1, 0]

/** What stands for a letter in a sentence: a space has nothing to show. */
const shown = (letter: string) => (letter === " " ? "space" : letter)

const whereText = (at: number, size: number) =>
  `Byte 0x${at.toString(16)} (${at.toLocaleString("en-GB")}) of ${size.toLocaleString("en-GB")}:`

/** As much text as any byte needs, with wide letters for digits in a font of equal widths. */
const longest = (at: number, size: number) =>
  `${whereText(at, size)} MM hex, 255 decimal, MMMMMM binary, MMMM. It begins like juhq, the real thing.`

/** The byte at the cursor in all its forms, and what the whole seems to be. */
export function Here({ at, size, byte, charset, kind, failed, onFlip }: Props) {
  return (
    <div className={styles.here}>
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
