import { DownloadDrama } from "../../components/download-drama/DownloadDrama"
import { Poem } from "./parts/Poem"
import { Stage } from "./parts/Stage"

type Props = {
  /** The status messages of the download, each with the time that it claims is left. */
  lines: { say: string; left: string }[]
  /** The stanzas of the poem. */
  poem: string[]
}

/**
 * A fake download dialog for phones that gets more and more dramatic and ends in a poem about batteries.
 *
 * @feed A download dialog for phones that works itself up and ends in a poem about batteries.
 */
export default function DownloadAndroidVirus({ lines, poem }: Props) {
  return (
    <DownloadDrama
      name="battery.txt"
      ask="battery.txt would like to be downloaded to this phone, or to whatever this is. What would you like to do?"
      label={[
        ["Kind", "virus, portable"],
        ["It wants", "your socket"],
        ["Battery", "it has seen better days"],
      ]}
      taps={3}
      kind="poem about batteries"
      Stage={Stage}
      saved="battery.txt is saved. It is in your pocket now, where it is warm."
      lines={lines}
      file={poem}
      opensItself
      Reader={Poem}
    />
  )
}
