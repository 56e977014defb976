import type { Color } from "culori"
import { useId, useMemo, useState } from "react"
import { ShareButton } from "../../../components/share-button/ShareButton"
import { useQuery } from "../../../hooks/query"
import { factsOf, hexOf, write } from "./logic"
import { ColourField } from "./parts/ColourField"
import { Contrasts } from "./parts/Contrasts"
import { Notations } from "./parts/Notations"
import { Sliders } from "./parts/Sliders"
import { Swatch } from "./parts/Swatch"
import { useUnderstood } from "./parts/useUnderstood"
import { useUndo } from "./parts/useUndo"
import * as styles from "./RgbToHsl.module.css"
import { isWalk } from "./sliders"

type Props = {
  /** The colour to begin with. */
  start: string
}

/**
 * Any colour of CSS in every notation, with a swatch, sliders in seven spaces, contrasts, a name and its place.
 *
 * @feed A converter for colours: anything that CSS understands comes out as HSL, RGB, hex, HWB, Lab, OKLCH and a name.
 */
export default function RgbToHsl({ start }: Props) {
  const [linked, setLinked] = useQuery("colour")
  const [walked, setWalked] = useQuery("sliders")
  const [against, setAgainst] = useQuery("on")
  const [commas, setCommas] = useQuery("commas")
  const { change, undo, canUndo } = useUndo(linked, setLinked)
  const id = useId()

  const text = linked ?? start
  const understood = useUnderstood(text)
  // A text that is not finished yet leaves the colour before it standing, so that nothing jumps while one types.
  const [last, setLast] = useState<Color | null>(null)
  if (understood?.kind === "colour" && understood.colour !== last) setLast(understood.colour)
  const facts = useMemo(() => (last && understood ? factsOf(last) : null), [last, understood])
  const walk = isWalk(walked) ? walked : "hsl"

  return (
    <div className={styles.tool}>
      <ColourField
        text={text}
        hex={facts ? hexOf(facts) : "#000000"}
        problem={understood?.kind === "problem" ? understood.problem : null}
        onChange={change}
      />
      {facts ? (
        <>
          <Swatch facts={facts} />
          <Notations facts={facts} commas={commas === "yes"} />
          <div className="field-row">
            <input
              id={`${id}-commas`}
              type="checkbox"
              checked={commas === "yes"}
              onChange={event => setCommas(event.target.checked ? "yes" : null)}
            />
            <label htmlFor={`${id}-commas`}>RGB and HSL with commas, as in 1998</label>
          </div>
          <Sliders facts={facts} walk={walk} onWalk={setWalked} onChange={change} />
          <Contrasts facts={facts} against={against ?? "#008080"} onAgainst={setAgainst} />
        </>
      ) : (
        <p className={styles.empty} role="status">
          {understood === null
            ? "No colour. Type one, paste one, or pick one: even “tomato” will do."
            : "When that is a colour, it stands here."}
        </p>
      )}
      <div className="buttons">
        <ShareButton
          text={
            facts ? `${write(facts, "hsl", false)}, also known as ${write(facts, "hex", false)}` : undefined
          }
        />
        <button type="button" disabled={!canUndo} onClick={undo}>
          Undo
        </button>
        <button type="button" disabled={linked === null} onClick={() => change(null, "again")}>
          Start again
        </button>
      </div>
    </div>
  )
}
