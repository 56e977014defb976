import { DownloadDrama } from "../../components/download-drama/DownloadDrama"

type Props = {
  /** What is said during the download, and how long it is still supposed to take. */
  lines: { say: string; left: string }[]
  /** The file, a paragraph each. */
  file: string[]
}

/**
 * A download dialog of 1998 that is very dramatic for nine seconds and then has a harmless text file.
 *
 * @feed A download dialog of 1998 that works itself up for nine seconds and ends in a harmless text file.
 */
export default function DownloadVirus({ lines, file }: Props) {
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
      scene={["🌍", "💀", "📁"]}
      lines={lines}
      file={file}
    />
  )
}
