import { useCallback, useMemo, useState } from "react"
import { Button } from "../../components/button/Button"
import { CopyButton } from "../../components/copy-button/CopyButton"
import { RevealOnce } from "../../components/reveal-once/RevealOnce"
import { ShareButton } from "../../components/share-button/ShareButton"
import { useTimeSlicedTask } from "../../hooks/browser/timeSlices"
import { useTimeSliced } from "../../hooks/browser/useTimeSliced"
import { choice, text } from "../../kits/address/codecs"
import { useAddress } from "../../kits/address/useAddress"
import { Choice } from "../../kits/controls/Choice"
import { encodeSteps } from "../../lib/text/encodeSteps"
import { withByteBit, withCodeBit } from "./bits"
import * as styles from "./JuhqInBinary.module.css"
import { fromLink, maxLinked, toLink, weigh, withPast } from "./logic"
import { Bits } from "./parts/Bits"
import { Pager } from "./parts/Pager"
import { Switches } from "./parts/Switches"
import { Text } from "./parts/Text"
import { bytesOf, textOf, unitsFrom } from "./utf8"

type Props = {
  /** The text to begin with. */
  start: string
}

type Bytes = Uint8Array<ArrayBuffer>

const codecs = { text: text(null), bytes: text(null), by: choice(["bytes", "codes"]) }
const views = [
  ["bytes", "UTF-8, eight to a byte"],
  ["codes", "code points, twenty-one to a character"],
] as const

/** The number of bytes shown as switches per page. */
const pageSize = 16
/** Longer contents are processed in slices. */
const maxAtOnce = 65_536
/** The maximum number of bytes whose text can be copied. */
const maxCopied = 10_000_000

const count = (number: number, what: string) =>
  `${number.toLocaleString("en-GB")} ${what}${number === 1 ? "" : "s"}`

/**
 * A text as bits, by code point or UTF-8 byte. Every bit is a switch that changes the text.
 *
 * @feed A text as ones and zeros, each of which is a switch: turn one, and see what becomes of the text.
 */
export default function JuhqInBinary({ start }: Props) {
  const { values, set } = useAddress(codecs)
  const { text: linkedText, bytes: linkedBytes, by: view } = values
  const [state, setState] = useState<{ bytes: Bytes; past: Bytes[] } | null>(null)
  const [page, setPage] = useState(0)
  const begin = useMemo(
    () => fromLink({ text: linkedText, bytes: linkedBytes }) ?? bytesOf(start),
    [linkedText, linkedBytes, start],
  )
  const work = useTimeSlicedTask()
  const { bytes, past } = state ?? { bytes: begin, past: [] }
  const look = useCallback(() => weigh(bytes), [bytes])
  const { value: weight, progress } = useTimeSliced(look, bytes.length <= maxAtOnce)
  const problem = weight?.problem ?? null
  const at = Math.min(page, Math.floor(Math.max(0, bytes.length - 1) / pageSize) * pageSize)
  const units = unitsFrom(bytes, at, at + pageSize)

  const link = (next: Bytes) => {
    const linked = toLink(next)
    set({ text: linked.text === start ? null : linked.text, bytes: linked.bytes })
  }
  const change = (next: Bytes) => {
    setState({ bytes: next, past: withPast(past, bytes) })
    link(next)
  }
  const write = (text: string) =>
    text.length > maxAtOnce ? work(encodeSteps(text, bytesOf), change) : change(bytesOf(text))
  const undo = () => {
    const last = past.at(-1)
    if (!last) return
    setState({ bytes: last, past: past.slice(0, -1) })
    link(last)
  }

  return (
    <div className={styles.tool}>
      <Text bytes={bytes} problem={problem} onText={write} />
      <p className={styles.message} role="status">
        {count(bytes.length, "byte")}, {count(bytes.length * 8, "bit")}
        {weight ? `, of which ${count(weight.ones, "one")}.` : ". The ones are being counted."}
        {bytes.length > maxLinked && " That is too long for a link: a link leads to the beginning."}
      </p>
      {!weight && <progress value={progress} aria-label="Ones counted" />}
      <Choice as="radios" label="Bits of" value={view} options={views} onChange={by => set({ by })} />
      <Pager at={at} size={pageSize} total={bytes.length} onGo={setPage} />
      <Switches
        key={view}
        bytes={bytes}
        units={units}
        view={view}
        onByte={(index, bit) => change(withByteBit(bytes, index, bit))}
        onCode={(unit, bit) => change(withCodeBit(bytes, unit, bit))}
      />
      {view === "bytes" && bytes.length > 0 && (
        <p className={styles.legend}>
          Underlined bits carry nothing of the character. They say how its bytes belong together.
        </p>
      )}
      <Bits bytes={bytes} view={view} onBytes={change} />
      <div className="buttons">
        <CopyText bytes={weight && problem === null && bytes.length <= maxCopied ? bytes : null} />
        <ShareButton />
        <RevealOnce when={past.length > 0}>
          <Button data-menu="edit" disabled={past.length === 0} onClick={undo}>
            Undo
          </Button>
        </RevealOnce>
        <RevealOnce when={state !== null || linkedText !== null || linkedBytes !== null}>
          <Button
            data-menu="edit"
            disabled={state === null && linkedText === null && linkedBytes === null}
            onClick={() => change(bytesOf(start))}
          >
            Start again
          </Button>
        </RevealOnce>
      </div>
    </div>
  )
}

/** Copies the text of the bytes; disabled, but in its place, while they are none or too many. */
function CopyText({ bytes }: { bytes: Bytes | null }) {
  const copied = useMemo(() => (bytes && textOf(bytes)) ?? "", [bytes])
  return <CopyButton text={copied} label="Copy the text" />
}
