import { useId, useState } from "react"
import { CopyButton } from "../../components/copy-button/CopyButton"
import { ShareButton } from "../../components/share-button/ShareButton"
import { useQuery } from "../../hooks/query"
import { contrast, greens, hex, isGreen, isRed, merciful, mercyFor, reds, shown, verdict } from "./logic"
import { Knobs } from "./parts/Knobs"
import { Others } from "./parts/Others"
import { mostDrawn, pictureOf } from "./picture"
import * as styles from "./RedTextGreenBackground.module.css"

type Props = {
  /** The text to begin with. */
  start: string
}

type Look = { text: string | null; red: string | null; green: string | null; mercy: string | null }

/** A whole number from 0 to 100; what is anything else is none. */
function readMercy(text: string | null): number {
  const mercy = Number(text)
  return Number.isInteger(mercy) && mercy >= 0 && mercy <= 100 ? mercy : 0
}

/**
 * Red text on a green background with its contrast, its look to other eyes, and a slider to mercy.
 *
 * @feed Red text on a green background, exactly that, with its contrast measured and a slider to mercy.
 */
export default function RedTextGreenBackground({ start }: Props) {
  const [linkedText, setText] = useQuery("text")
  const [linkedRed, setRed] = useQuery("red")
  const [linkedGreen, setGreen] = useQuery("green")
  const [linkedMercy, setMercy] = useQuery("mercy")
  const [before, setBefore] = useState<Look | null>(null)
  const id = useId()

  const text = linkedText ?? start
  const red = isRed(linkedRed) ? linkedRed : "red"
  const green = isGreen(linkedGreen) ? linkedGreen : "green"
  const mercy = readMercy(linkedMercy)
  const pair = { text: reds[red], ground: greens[green] }
  const drawn = merciful(pair, mercy)
  const ratio = contrast(drawn.text, drawn.ground)
  const enough = mercyFor(pair, 4.5)
  const [ink, paper] = [hex(drawn.text), hex(drawn.ground)]
  const words = text.trim() || start
  const css = `color: ${ink};\nbackground-color: ${paper};`

  const now: Look = { text: linkedText, red: linkedRed, green: linkedGreen, mercy: linkedMercy }
  const become = (look: Look) => {
    setText(look.text)
    setRed(look.red)
    setGreen(look.green)
    setMercy(look.mercy)
  }
  const changed = Object.values(now).some(value => value !== null)

  return (
    <div className={styles.tool}>
      <img
        className={styles.picture}
        src={pictureOf(words, ink, paper)}
        width="480"
        height="240"
        alt={`“${words.slice(0, mostDrawn)}” in red, ${ink}, on green, ${paper}`}
      />
      <p className={styles.ratio} role="status">
        Contrast <strong>{shown(ratio)} : 1</strong>. {verdict(ratio)}
      </p>
      <div>
        <label htmlFor={`${id}-mercy`}>Mercy: {mercy} %</label>
        <input
          id={`${id}-mercy`}
          type="range"
          min={0}
          max={100}
          value={mercy}
          aria-valuetext={`${mercy} percent, contrast ${shown(ratio)} to 1`}
          onChange={event => {
            setBefore(null)
            setMercy(event.target.value === "0" ? null : event.target.value)
          }}
        />
        <p className={styles.note}>
          {enough === 0
            ? "This pair can be read without any. It must be a mistake."
            : `${enough} % is enough for WCAG 2 (AA, 4.5 : 1). Most sites stop at 0.`}
        </p>
      </div>
      <Knobs
        text={text}
        placeholder={start}
        red={red}
        green={green}
        onText={next => {
          setBefore(null)
          setText(next)
        }}
        onRed={next => setRed(next === "red" ? null : next)}
        onGreen={next => setGreen(next === "green" ? null : next)}
      />
      <div className="buttons">
        <button
          type="button"
          disabled={mercy === enough}
          onClick={() => setMercy(enough ? `${enough}` : null)}
        >
          Just enough mercy
        </button>
        <CopyButton text={css} label="Copy the CSS" />
        <ShareButton text={`Red text on a green background, contrast ${shown(ratio)} : 1`} />
        {before && !changed ? (
          <button
            type="button"
            onClick={() => {
              become(before)
              setBefore(null)
            }}
          >
            Undo
          </button>
        ) : (
          <button
            type="button"
            disabled={!changed}
            onClick={() => {
              setBefore(now)
              become({ text: null, red: null, green: null, mercy: null })
            }}
          >
            Start again
          </button>
        )}
      </div>
      <Others words={words} {...drawn} />
    </div>
  )
}
