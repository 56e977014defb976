import { useEffect, useState } from "react"
import { Button } from "../../../components/button/Button"
import { Late } from "../../../components/late/Late"
import { ShareButton } from "../../../components/share-button/ShareButton"
import { useInSight } from "../../../hooks/page/useInSight"
import { text } from "../../../kits/address/codecs"
import { useAddress } from "../../../kits/address/useAddress"
import * as styles from "./ConvertImageToBase64.module.css"
import { Result } from "./parts/Result"
import { Source } from "./parts/Source"
import { usePicture } from "./parts/usePicture"
import { dataUrl } from "./snippets"

/** A longer data URL is not put into the link. */
const maxLinked = 2000

const codecs = { data: text("") }

/**
 * Turns a picture into a data URL, HTML and CSS, and a data URL back into a picture, without sending it anywhere.
 *
 * @feed A machine that turns a picture into a data URL, and a data URL back into a picture; nothing is uploaded.
 */
export default function ConvertImageToBase64() {
  const { values, set } = useAddress(codecs)
  const [typed, setTyped] = useState<string | null>(null)
  const source = typed ?? values.data
  const { picture, before, problem, progress, open, swap } = usePicture(source)
  const [place, ask] = useInSight<HTMLDivElement>(picture)
  const touched = typed !== null
  const fits = picture !== null && picture.base64.length <= maxLinked

  useEffect(() => {
    if (touched) set({ data: fits ? dataUrl(picture) : "" })
  }, [touched, fits, picture, set])

  const take = (file: File) => {
    setTyped("")
    open(file)
    ask()
  }
  const putAway = () => {
    setTyped("")
    swap()
  }

  return (
    <div className={styles.tool}>
      <Source
        text={source}
        problem={problem?.where === "text" && source.trim() === "" ? null : problem}
        onText={setTyped}
        onFile={take}
      />
      <div role="status" className={styles.said}>
        {progress !== null && "Converting."}
        {progress === null && picture && `${picture.name} is ready.`}
        {progress === null &&
          picture &&
          !fits &&
          " It is too large for a link: a link leads to the empty tool."}
        {progress === null && !picture && !problem && "No picture yet. It will not be sent to anybody."}
      </div>
      {progress !== null && <progress className={styles.progress} value={progress} aria-label="Converted" />}
      {picture && (
        <div ref={place}>
          <Result picture={picture} />
        </div>
      )}
      <div className="buttons">
        <ShareButton />
        <Late when={before !== null}>
          <Button disabled={before === null} onClick={swap}>
            Undo
          </Button>
        </Late>
        <Late when={picture !== null || source !== ""}>
          <Button disabled={picture === null && source === ""} onClick={putAway}>
            Start again
          </Button>
        </Late>
      </div>
    </div>
  )
}
