import { type CSSProperties, useState } from "react"
import { CopyButton } from "../../../components/copy-button/CopyButton"
import { download } from "../../../hooks/browser/download"
import { useMotion } from "../../../hooks/browser/motion"
import { Field } from "../../../kits/controls/Field"
import { afflictionsOf, type Fuel, heat, type Throw } from "../fire"
import * as styles from "../HtmlHellScorelist.module.css"
import { type Charge, certificate, maxNameLength, rankOf, scoreOf } from "../verdict"
import { Fire } from "./Fire"
import { Fuels } from "./Fuels"

type Props = {
  list: readonly Charge[]
  thrown: Throw
  onThrow: (fuel: Fuel) => void
}

/** The certificate above its fire, which suffers from the tags that it is for. It can be saved before it burns. */
export function Certificate({ list, thrown, onThrow }: Props) {
  const [name, setName] = useState("")
  const svg = certificate(name, list)
  const points = scoreOf(list)
  const summary = `${points.toLocaleString("en-GB")} points in HTML hell: ${rankOf(points).name}`
  const burns = heat(points) >= 1
  const motion = useMotion()
  const { blinks, slides, frames } = afflictionsOf(list)
  const source = `data:image/svg+xml,${encodeURIComponent(svg)}`
  return (
    <section aria-label="Certificate" className={styles.certificate}>
      <div className={styles.paper}>
        <div
          className={styles.pages}
          data-moving={motion || undefined}
          data-blinks={blinks || undefined}
          data-slides={slides || undefined}
          style={{ "--frames": 2 ** frames, "--seconds": `${6 / 2 ** slides}s` } as CSSProperties}
        >
          <img
            src={source}
            width="640"
            height="420"
            alt={`Certificate${burns ? ", burnt" : ""}: ${summary}`}
          />
          {Array.from({ length: 4 ** frames - 1 }, (_, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a frame is the one at its place.
            <img key={i} src={source} width="640" height="420" alt="" />
          ))}
        </div>
        <Fire heat={heat(points)} thrown={thrown} />
      </div>
      <Fuels onThrow={onThrow} />
      <Field
        label="Made out to"
        maxLength={maxNameLength}
        value={name}
        placeholder="an unknown webmaster"
        onChange={setName}
      />
      <div className="buttons">
        <button
          data-menu="file"
          type="button"
          onClick={() => download(new Blob([svg], { type: "image/svg+xml" }), "html-hell-certificate.svg")}
        >
          Save the certificate
        </button>
        <CopyButton text={summary} label="Copy the verdict" />
      </div>
    </section>
  )
}
