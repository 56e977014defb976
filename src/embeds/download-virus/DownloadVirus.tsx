import { DownloadDrama } from "../../components/download-drama/DownloadDrama"
import { ScrollArea } from "../../components/scroll-area/ScrollArea"
import { useThing } from "../../kits/things/useThing"
import * as styles from "./DownloadVirus.module.css"
import { Stage } from "./parts/Stage"

type Props = {
  /** The status messages of the download, each with the time that it claims is left. */
  lines: { say: string; left: string }[]
  /** The paragraphs of the text file. */
  file: string[]
}

function Reader({ name, file }: { name: string; file: readonly string[] }) {
  return (
    <ScrollArea label={`The text of ${name}`} className={styles.text} maxHeight="100%">
      {file.map(paragraph => (
        <p key={paragraph}>{paragraph}</p>
      ))}
    </ScrollArea>
  )
}

/**
 * A fake download dialog from 1998 that gets more and more dramatic and ends in a harmless text file.
 *
 * @feed A download dialog of 1998 that works itself up and ends in a harmless text file.
 */
export default function DownloadVirus({ lines, file }: Props) {
  const { give } = useThing()
  return (
    <DownloadDrama
      name="virus.txt"
      ask="You have chosen to download virus.txt from 1998. Some files were never meant to be found. What would you like to do?"
      label={[
        ["Kind", "virus (it says so)"],
        ["Asleep since", "1998"],
        ["Damage", "being estimated"],
        ["Time left", "4 minutes, or 37 years"],
      ]}
      kind="short, friendly text"
      Stage={Stage}
      saved="You have caught virus.txt. It had no plans."
      onSaved={give}
      lines={lines}
      file={file}
      Reader={Reader}
    />
  )
}
