import { useState } from "react"
import { Choice } from "../../../kits/controls/Choice"
import { ColourInput } from "../../../kits/controls/ColourInput"
import { FileField } from "../../../kits/controls/FileField"
import { isColour, type Layer, type OwnFile, pictures } from "../layers"
import * as styles from "../MixBlendMode.module.css"

type Props = {
  title: string
  layer: Layer
  file: OwnFile | null
  onLayer: (layer: Layer) => void
  onFile: (file: File | null) => void
}

const largest = 50_000_000
const options = [
  ...Object.entries(pictures).map(([key, { name }]) => [key, name] as const),
  ["colour", "A colour"] as const,
]

/** Selects a layer: a picture, a colour, or the visitor's own file. */
export function LayerChoice({ title, layer, file, onLayer, onFile }: Props) {
  const [trouble, setTrouble] = useState("")
  const take = (given: File) => {
    setTrouble("")
    if (!given.type.startsWith("image/")) return setTrouble(`“${given.name}” is not a picture.`)
    if (given.size > largest) return setTrouble("That is more than 50 MB. Eighteen of it would be too much.")
    onFile(given)
  }
  const choose = (value: string) => {
    setTrouble("")
    if (value !== "file") onFile(null)
    if (value === "colour") onLayer("#ff6347")
    else if (value !== "file") onLayer(value)
  }
  return (
    <fieldset className={styles.layer}>
      <legend>{title}</legend>
      <Choice
        label="Picture or colour"
        value={file ? "file" : isColour(layer) ? "colour" : layer}
        options={[...options, ...(file ? [["file", file.name] as const] : [])]}
        onChange={choose}
      />
      {!file && isColour(layer) && <ColourInput label="Colour" value={layer} onChange={onLayer} />}
      <FileField
        label="Or a picture of yours"
        accept="image/*"
        name={file ? undefined : null}
        problem={trouble}
        onFile={take}
      />
    </fieldset>
  )
}
