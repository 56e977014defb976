import { useEffect, useState } from "react"
import { Button } from "../../../components/button/Button"
import { RevealOnce } from "../../../components/reveal-once/RevealOnce"
import { ShareButton } from "../../../components/share-button/ShareButton"
import { maxFieldLength } from "../../../components/text-source/longText"
import { random } from "../../../hooks/browser/random"
import { useScrollToResult } from "../../../hooks/page/useScrollToResult"
import { text } from "../../../kits/address/codecs"
import { useAddress } from "../../../kits/address/useAddress"
import { FileField } from "../../../kits/controls/FileField"
import { isBlank } from "../../../lib/text/blank"
import * as styles from "./ConvertImageToBase64.module.css"
import { type Struck, strikesAfter, struckBetween, struckText, withNoise } from "./noise"
import { Fax } from "./parts/Fax"
import { NoiseButton } from "./parts/NoiseButton"
import { Preview } from "./parts/Preview"
import { Result } from "./parts/Result"
import { usePicture } from "./parts/usePicture"
import { perttiBitmap } from "./pertti"
import { dataUrl, type Picture, type Size } from "./snippets"

/** The maximum length of a data URL in a shared link. */
const maxLinked = 2000

const codecs = { data: text("") }

/** The picture shown at first. */
const example = dataUrl({ type: "image/bmp", base64: btoa(String.fromCharCode(...perttiBitmap())) })

/**
 * A faxed hamster whose data URL takes noise; a converter from pictures to data URLs, HTML and CSS, and back.
 *
 * @feed A hamster by fax, and noise on the line; any picture as a data URL, and back.
 */
export default function ConvertImageToBase64() {
  const { values, set } = useAddress(codecs)
  // The text on the paper; null for the picture's own data URL, undefined before any change.
  const [typed, setTyped] = useState<string | null | undefined>(undefined)
  const [struck, setStruck] = useState<Struck | null>(null)
  const [alt, setAlt] = useState("")
  const [sized, setSized] = useState<{ of: Picture | null; size: Size | null } | null>(null)
  const source = typed === undefined ? values.data || example : (typed ?? "")
  const { picture, before, problem, progress, open, swap } = usePicture(source)
  const [place, ask] = useScrollToResult<HTMLDivElement>(picture)
  const touched = typed !== undefined
  const url = picture && picture.base64.length <= maxFieldLength ? dataUrl(picture) : ""
  const fits = picture !== null && picture.base64.length <= maxLinked
  const isExample = url === example
  const isRaimo = !touched && picture?.type === "image/bmp" && !isExample
  const size = sized?.of === picture ? sized.size : null

  useEffect(() => {
    if (touched) set({ data: fits && !isExample ? url : "" })
  }, [touched, fits, isExample, url, set])

  const crackle = () => {
    if (!picture) return
    const times = struck?.times ?? 0
    const count = strikesAfter(times)
    let before = picture.base64
    let base64 = before
    for (let i = 0; i < count; i++) {
      before = base64
      base64 = withNoise(before, random)
    }
    setStruck(struckBetween(before, base64, times + count))
    setTyped(dataUrl({ ...picture, base64 }))
  }
  const write = (next: string) => {
    setStruck(null)
    setTyped(next)
  }
  const take = (file: File) => {
    setStruck(null)
    setTyped(null)
    open(file)
    ask()
  }
  const undo = () => {
    setStruck(null)
    setTyped(null)
    swap()
  }

  const description = ({ name }: Picture) => {
    if (struck) return struckText(struck)
    if (isExample) return "A fax from Pertti."
    // A fax that comes by a link has had noise on the line.
    return isRaimo ? "This is Raimo." : `${name} is ready.`
  }

  return (
    <div className={styles.tool}>
      <div className={styles.desk} ref={place}>
        <div className={styles.side}>
          <Preview
            picture={picture}
            alt={alt || (isExample ? "A hamster, sixteen pixels high" : isRaimo ? "Raimo" : "")}
            onSize={size => setSized({ of: picture, size })}
          />
          {picture && url !== "" && <NoiseButton onNoise={crackle} />}
          <div role="status" className={styles.message}>
            {progress !== null && "Converting."}
            {progress === null && picture && description(picture)}
            {progress === null &&
              picture &&
              !fits &&
              " It is too large for a link. A link leads to Pertti's fax."}
          </div>
        </div>
        <Fax
          text={typed === null ? url : source}
          problem={problem?.where === "text" && !isBlank(source) ? problem : null}
          onText={write}
        />
      </div>
      {progress !== null && <progress className={styles.progress} value={progress} aria-label="Converted" />}
      <FileField
        label="Pick a picture, drop it here, or paste it"
        className={styles.drop}
        accept="image/*"
        problem={problem?.where === "file" && problem.what}
        onFile={take}
        forgets
        pasted
      />
      <div className="buttons">
        <ShareButton
          text={picture?.type === "image/bmp" && !isExample ? "This is Raimo. He came by fax." : undefined}
        />
        <RevealOnce when={touched && before !== null}>
          <Button data-menu="edit" disabled={before === null} onClick={undo}>
            Undo
          </Button>
        </RevealOnce>
        <RevealOnce when={touched || values.data !== ""}>
          <Button data-menu="edit" disabled={isExample && typed === example} onClick={() => write(example)}>
            Start again
          </Button>
        </RevealOnce>
      </div>
      {picture && <Result picture={picture} size={size} alt={alt} onAlt={setAlt} />}
    </div>
  )
}
