import { useRef, useState } from "react"
import { Button } from "../../../../components/button/Button"
import { Field } from "../../../../kits/controls/Field"
import { TextArea } from "../../../../kits/controls/TextArea"
import { isBlank } from "../../../../lib/text/blank"
import { readTag } from "../readings"
import { hexOf, readHex } from "../records"
import * as styles from "../ScanRfid.module.css"
import { tagOf } from "../tags"
import { useSamples } from "../useSamples"

/** More bytes than a tag has: the largest ones sold have a few thousand. */
const maxLetters = 20_000

type Props = {
  /** The bytes as they were written, in hex. */
  text: string
  onText: (text: string) => void
  /** A tag is held to the page, with these bytes on it. */
  onTag: (from: string, bytes: Uint8Array) => void
}

/** As many letters as a sticker for a few cents has room for, and some. */
const maxWords = 500

/** A tag for those who have none: words, or any bytes in hex. */
export function Bench({ text, onText, onTag }: Props) {
  const samples = useSamples()
  const box = useRef<HTMLTextAreaElement>(null)
  const [wrong, setWrong] = useState<{ text: string; what: string } | null>(null)
  // What was said of other bytes is not said of these, wherever they came from.
  const problem = wrong?.text === text ? wrong.what : null
  const setProblem = (what: string | null, of = text) => setWrong(what === null ? null : { text: of, what })
  const [words, setWords] = useState("Snacks, please.")
  const sample = samples.findIndex(({ bytes }) => hexOf(bytes) === text)

  const hold = () => {
    const fail = (what: string, start: number, end: number) => {
      setProblem(what)
      box.current?.focus()
      box.current?.setSelectionRange(start, end)
    }
    const hex = readHex(text)
    if ("what" in hex) return fail(`Column ${hex.start + 1}: ${hex.what}`, hex.start, hex.end)
    const read = readTag(hex.bytes)
    if ("problem" in read) {
      const pairs = [...text.matchAll(/[\da-f]{2}/gi)]
      const at = pairs[read.offset]?.index ?? text.length
      return fail(`Byte ${read.offset + 1}: ${read.problem}`, at, Math.min(text.length, at + 2))
    }
    setProblem(null)
    onTag(samples[sample]?.name ?? "Bytes written by hand", hex.bytes)
  }

  return (
    <fieldset className={styles.bench}>
      <legend>A tag of your own making</legend>
      <form
        onSubmit={event => {
          event.preventDefault()
          if (!isBlank(words)) onTag("A tag of yours", tagOf(words))
        }}
      >
        <Field
          label="What it says"
          value={words}
          maxLength={maxWords}
          placeholder="Words, or an address"
          onChange={setWords}
        >
          <Button type="submit" disabled={isBlank(words)}>
            Write it and hold it there
          </Button>
        </Field>
      </form>
      <TextArea
        label="The bytes that are on it, in hex"
        className={styles.hex}
        ref={box}
        rows={4}
        maxLength={maxLetters}
        spellCheck={false}
        value={text}
        placeholder="d1 01 04 54 02 65 6e 21"
        problem={problem}
        onText={next => {
          onText(next)
        }}
        onPaste={event => {
          const { length } = event.clipboardData.getData("text")
          if (length <= maxLetters) return
          event.preventDefault()
          setProblem(
            `That is ${length.toLocaleString("en-GB")} characters. No tag has room for so much; the box was left as it is.`,
          )
        }}
      />
      <button type="button" onClick={hold}>
        Hold it to the screen
      </button>
    </fieldset>
  )
}
