import { useState } from "react"
import { Checkbox } from "../../../../kits/controls/Checkbox"
import { Choice } from "../../../../kits/controls/Choice"
import { Field } from "../../../../kits/controls/Field"
import { trimmed } from "../../../../lib/text/blank"
import * as styles from "./doors.module.css"

const shapes = {
  heart: "M100 168C40 124 24 96 34 66c10-28 46-30 66-2 20-28 56-26 66 2 10 30-6 58-66 102z",
  pig: "M48 90q6-34 52-34 36 0 48 18l18-8-4 22q10 6 14 16l-18 16q-4 14-14 20l2 26h-18l-4-20H82l-6 20H58l-2-28q-16-18-8-48z",
  star: "M100 24l20 46 50 4-38 34 12 50-44-26-44 26 12-50-38-34 50-4z",
} as const
type Shape = keyof typeof shapes
const shapeNames = Object.keys(shapes) as Shape[]

/** Door 10: a gingerbread to ice with a name, and to eat. */
export function Gingerbread() {
  const [shape, setShape] = useState<Shape>("heart")
  const [name, setName] = useState("Pertti")
  const [iced, setIced] = useState(true)
  const [isEaten, setIsEaten] = useState(false)
  const label = isEaten
    ? "A few crumbs"
    : `A gingerbread ${shape} with the name ${trimmed(name) || "of nobody"}`
  return (
    <div className={styles.stack}>
      <svg className={styles.picture} viewBox="0 0 200 200" role="img" aria-label={label}>
        <path fill="#dfe7ec" d="M0 0h200v200H0z" />
        {isEaten ? (
          <path fill="#8a4b1f" d="M80 120h6v4h-6zM104 110h4v4h-4zM120 128h7v4h-7zM92 134h4v3h-4z" />
        ) : (
          <>
            <path
              d={shapes[shape]}
              fill="#9c5a28"
              stroke={iced ? "#fff" : "#6d3b15"}
              strokeWidth="5"
              strokeDasharray={iced ? "2 5" : undefined}
              strokeLinecap="round"
            />
            <text x="100" y="112" textAnchor="middle" fontSize="22" fontWeight="bold" fill="#fff">
              {name}
            </text>
          </>
        )}
      </svg>
      <Choice
        as="radios"
        label="Shape"
        className={styles.choices}
        value={shape}
        options={shapeNames}
        onChange={setShape}
      >
        <Checkbox label="icing round the edge" checked={iced} onChange={setIced} />
      </Choice>
      <Field label="Name on it" maxLength={9} value={name} onChange={setName} beside />
      <p role="status">{isEaten ? "Gone. It tasted of cloves and of having waited for it." : ""}</p>
      <button type="button" onClick={() => setIsEaten(!isEaten)}>
        {isEaten ? "Bake another" : "Eat it"}
      </button>
    </div>
  )
}
