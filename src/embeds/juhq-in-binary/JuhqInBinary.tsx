import { useId, useMemo, useState } from "react"
import { CopyButton } from "../../components/copy-button/CopyButton"
import { ShareButton } from "../../components/share-button/ShareButton"
import { useQuery } from "../../hooks/query"
import { withByteBit, withCodeBit } from "./bits"
import * as styles from "./JuhqInBinary.module.css"
import { fromLink, mostLinked, ones, toLink, withPast } from "./logic"
import { Bits } from "./parts/Bits"
import { Pager } from "./parts/Pager"
import { Switches } from "./parts/Switches"
import { Text } from "./parts/Text"
import { bytesOf, firstProblem, textOf, unitsFrom } from "./utf8"

type Props = {
  /** The text to begin with. */
  start: string
}

type Bytes = Uint8Array<ArrayBuffer>

/** So many bytes are drawn as switches at once. */
const pageSize = 16
/** A longer text is not copied back from here. */
const mostCopied = 10_000_000

const count = (number: number, what: string) =>
  `${number.toLocaleString("en-GB")} ${what}${number === 1 ? "" : "s"}`

/**
 * A text as its bits, by code points or by UTF-8 bytes, with a switch for each, which change the text.
 *
 * @feed A text as ones and zeros, each of which is a switch: turn one, and see what becomes of the text.
 */
export default function JuhqInBinary({ start }: Props) {
  const [linkedText, setLinkedText] = useQuery("text")
  const [linkedBytes, setLinkedBytes] = useQuery("bytes")
  const [by, setBy] = useQuery("by")
  const [state, setState] = useState<{ bytes: Bytes; past: Bytes[] } | null>(null)
  const [page, setPage] = useState(0)
  const id = useId()
  const begin = useMemo(
    () => fromLink({ text: linkedText, bytes: linkedBytes }) ?? bytesOf(start),
    [linkedText, linkedBytes, start],
  )
  const { bytes, past } = state ?? { bytes: begin, past: [] }
  const view = by === "codes" ? "codes" : "bytes"
  const problem = useMemo(() => firstProblem(bytes), [bytes])
  const on = useMemo(() => ones(bytes), [bytes])
  const at = Math.min(page, Math.floor(Math.max(0, bytes.length - 1) / pageSize) * pageSize)
  const units = unitsFrom(bytes, at, at + pageSize)

  const link = (next: Bytes) => {
    const linked = toLink(next)
    setLinkedText(linked.text === start ? null : linked.text)
    setLinkedBytes(linked.bytes)
  }
  const change = (next: Bytes) => {
    setState({ bytes: next, past: withPast(past, bytes) })
    link(next)
  }
  const undo = () => {
    const last = past.at(-1)
    if (!last) return
    setState({ bytes: last, past: past.slice(0, -1) })
    link(last)
  }

  return (
    <div className={styles.tool}>
      <Text bytes={bytes} problem={problem} onText={text => change(bytesOf(text))} />
      <p className={styles.said} role="status">
        {count(bytes.length, "byte")}, {count(bytes.length * 8, "bit")}, of which {count(on, "one")}.
        {bytes.length > mostLinked && " That is too long for a link: a link leads to the beginning."}
      </p>
      <fieldset>
        <legend>Bits of</legend>
        {(["bytes", "codes"] as const).map(option => (
          <div key={option} className="field-row">
            <input
              type="radio"
              id={`${id}-${option}`}
              name={`${id}-by`}
              checked={view === option}
              onChange={() => setBy(option === "codes" ? option : null)}
            />
            <label htmlFor={`${id}-${option}`}>
              {option === "bytes" ? "UTF-8, eight to a byte" : "code points, twenty-one to a character"}
            </label>
          </div>
        ))}
      </fieldset>
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
        {problem === null && bytes.length <= mostCopied && <CopyText bytes={bytes} />}
        <ShareButton />
        <button type="button" disabled={past.length === 0} onClick={undo}>
          Undo
        </button>
        <button
          type="button"
          disabled={state === null && linkedText === null && linkedBytes === null}
          onClick={() => change(bytesOf(start))}
        >
          Start again
        </button>
      </div>
    </div>
  )
}

function CopyText({ bytes }: { bytes: Bytes }) {
  const text = useMemo(() => textOf(bytes) ?? "", [bytes])
  return <CopyButton text={text} label="Copy the text" />
}
