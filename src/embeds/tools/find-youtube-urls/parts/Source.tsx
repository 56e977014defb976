import { useState } from "react"
import { TextSource } from "../../../../components/text-source/TextSource"
import { FileField } from "../../../../kits/controls/FileField"
import { readText } from "../../../../kits/files/readText"
import * as styles from "../FindYoutubeUrls.module.css"

const maxBytes = 50_000_000

type Props = {
  text: string
  /** `whole` is true if the text replaces the old one rather than editing it. */
  onChange: (text: string, whole?: boolean) => void
}

/** The text box, or a file; a text too long for the box is held beside it. */
export function Source({ text, onChange }: Props) {
  const [problem, setProblem] = useState("")
  const take = (next: string, whole = false) => {
    setProblem("")
    onChange(next, whole)
  }
  const open = async (file: File) => {
    if (file.size > maxBytes)
      return setProblem(`${file.name} is larger than 50 MB, and that is where reading ends.`)
    try {
      take(await readText(file), true)
    } catch {
      setProblem(`${file.name} can't be read.`)
    }
  }
  return (
    <FileField
      label="Or drop a file with text in it"
      className={styles.source}
      problem={problem}
      onFile={file => void open(file)}
      forgets
      above={
        <TextSource
          label="Paste a letter of your own"
          rows={5}
          text={text}
          placeholder="Paste a mail, a web page, a chat, anything"
          done="searched"
          spellCheck={false}
          onChange={take}
        />
      }
    />
  )
}
