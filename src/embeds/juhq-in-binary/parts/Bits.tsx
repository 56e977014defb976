import { useId, useMemo, useRef, useState } from "react"
import { BidiIsolate } from "../../../components/bidi-isolate/BidiIsolate"
import { Button } from "../../../components/button/Button"
import { CopyButton } from "../../../components/copy-button/CopyButton"
import { download } from "../../../hooks/browser/download"
import { TextArea } from "../../../kits/controls/TextArea"
import { bitsOfBytes, bitsOfUnits, type Mistake, readBits, type View } from "../bits"
import * as styles from "../JuhqInBinary.module.css"
import { unitsFrom } from "../utf8"

/** The maximum number of bytes whose bits are drawn, and whose bits can be copied instead of saved. */
const maxDrawn = 1000
const maxCopied = 200_000
/** The maximum number of characters read. */
const maxRead = 40_000
const stride = 16_384

type Props = { bytes: Uint8Array; view: View; onBytes: (bytes: Uint8Array<ArrayBuffer>) => void }

/** Returns the bits of a range of bytes, extended to whole characters. */
function bitsOf(bytes: Uint8Array, view: View, from = 0, until = bytes.length): string {
  if (view === "bytes") return bitsOfBytes(bytes.subarray(from, until))
  return bitsOfUnits(bytes, unitsFrom(bytes, from, until))
}

/** All bits as editable text. */
export function Bits({ bytes, view, onBytes }: Props) {
  const id = useId()
  const box = useRef<HTMLTextAreaElement>(null)
  const [draft, setDraft] = useState<{ text: string; of: Uint8Array; view: View } | null>(null)
  const [problem, setProblem] = useState<Mistake | null>(null)
  const [writing, setWriting] = useState(false)
  const fits = bytes.length <= maxDrawn
  const bits = useMemo(() => (fits ? bitsOf(bytes, view) : ""), [bytes, view, fits])
  const isCurrent = draft !== null && draft.of === bytes && draft.view === view
  const text = isCurrent ? draft.text : bits

  const write = (next: string) => {
    const read = readBits(next, view)
    if ("what" in read) {
      setProblem(read)
      setDraft({ text: next, of: bytes, view })
      return
    }
    setProblem(null)
    setDraft({ text: next.length > maxDrawn * 9 ? "" : next, of: read.bytes, view })
    onBytes(read.bytes)
  }
  const save = async () => {
    setWriting(true)
    const parts: string[] = []
    // A character belongs to the slice in which it begins.
    for (let from = 0; from < bytes.length; from += stride) {
      parts.push(bitsOf(bytes, view, from, from + stride))
      await new Promise(resolve => setTimeout(resolve))
    }
    setWriting(false)
    download(new Blob([parts.join(" ")], { type: "text/plain" }), "bits.txt")
  }

  return (
    <div className={styles.text}>
      <TextArea
        beside
        label="Bits, to be read or written"
        ref={box}
        rows={4}
        maxLength={maxRead}
        spellCheck={false}
        className={styles.bits}
        value={text}
        placeholder={
          fits
            ? "01101010 01110101 01101000 01110001"
            : "Too many bits to be drawn. They can be copied or saved."
        }
        aria-invalid={isCurrent && problem !== null}
        aria-describedby={`${id}-problem`}
        onText={write}
        onBlur={() => problem === null && setDraft(null)}
        onPaste={event => {
          const pasted = event.clipboardData.getData("text")
          if (pasted.length <= maxDrawn * 9 || pasted.length > maxRead) return
          event.preventDefault()
          write(pasted)
        }}
      />
      <p id={`${id}-problem`} role="alert" className={styles.problem}>
        <BidiIsolate>
          {isCurrent && problem !== null && `Column ${problem.start + 1}: ${problem.what}`}
        </BidiIsolate>
      </p>
      <div className="buttons">
        {isCurrent && problem !== null && (
          <button
            type="button"
            onClick={() => {
              box.current?.focus()
              box.current?.setSelectionRange(problem.start, problem.end)
            }}
          >
            Show the place
          </button>
        )}
        {bytes.length <= maxCopied && <CopyBits bytes={bytes} view={view} />}
        {!fits && (
          <Button data-menu="file" disabled={writing} onClick={() => void save()}>
            {writing ? "Writing..." : "Save the bits"}
          </Button>
        )}
      </div>
    </div>
  )
}

function CopyBits({ bytes, view }: { bytes: Uint8Array; view: View }) {
  const bits = useMemo(() => bitsOf(bytes, view), [bytes, view])
  return <CopyButton text={bits} label="Copy the bits" />
}
