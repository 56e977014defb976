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

/** The maximum length of the hex field; the largest tags sold have a few thousand bytes. */
const maxLetters = 20_000

type Props = {
  /** The hex text of the bytes field. */
  text: string
  onText: (text: string) => void
  /** Called when a tag with these bytes is held to the reader. */
  onTag: (from: string, bytes: Uint8Array) => void
}

/** The maximum length of the words: more than a cheap sticker can store. */
const maxWords = 500

/** A form for a tag of one's own, as words or as bytes in hex. */
export function Bench({ text, onText, onTag }: Props) {
  const samples = useSamples()
  const box = useRef<HTMLTextAreaElement>(null)
  const [wrong, setWrong] = useState<{ text: string; what: string } | null>(null)
  // A problem belongs to the text it was found in, and disappears when that changes.
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
