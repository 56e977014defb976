import { useRef, useState } from "react"
import { ShareButton } from "../../components/share-button/ShareButton"
import { StatusMessage } from "../../components/status-message/StatusMessage"
import { text } from "../../kits/address/codecs"
import { useAddress } from "../../kits/address/useAddress"
import { savePng } from "../../kits/canvas/savePicture"
import { Field } from "../../kits/controls/Field"
import { usePlayback } from "../../kits/motion/usePlayback"
import { isHanging, maxHamsters, newHamster, turnHamsters } from "./hamsters"
import { Picture } from "./parts/Picture"
import { type Shovel, Shovels, shovels } from "./parts/Shovels"
import * as styles from "./Sandbox.module.css"
import { boxOf, maxTextLength, write } from "./scenes"
import { hasWater, pour, turnOver } from "./world"

/** The radius of a pour, in cells. */
const radius = 5

/**
 * A sandbox of 320 by 200 grains with water, walls, seeds and fire. Hamsters carry the sand off, and text can be
 * written in it.
 *
 * @feed A sandbox with water, walls, seeds and fire, and with hamsters, who carry the sand elsewhere.
 */
export default function Sandbox() {
  const { values, set } = useAddress({ say: text("juhq", { maxLength: maxTextLength }) })
  const [dealt, setDealt] = useState(0)
  const [shovel, setShovel] = useState<Shovel>("sand")
  const [message, setMessage] = useState("")
  const canvas = useRef<HTMLCanvasElement>(null)
  const { playing, label, toggle } = usePlayback(true)
  const { say } = values
  const [held, setHeld] = useState(() => ({ dealt, say, box: boxOf(say) }))
  // An address that is opened brings a box of its own; what a hand writes goes into the one there is.
  if (held.dealt !== dealt || held.say !== say) setHeld({ dealt, say, box: boxOf(say) })
  const { box } = held
  const [isSauna, setSauna] = useState(false)

  const use = (x: number, y: number, isNew: boolean) => {
    if (shovel === "fire" && !isSauna && hasWater(box.world, x, y)) {
      setSauna(true)
      setMessage("Löyly! Somebody has heard that there is a sauna.")
      for (const side of [-1, 1] as const)
        if (box.hamsters.length < maxHamsters) box.hamsters.push(newHamster(x + side * 14, 6, side))
    }
    if (shovel !== "hamster") pour(box.world, x, y, radius, shovels[shovel].material)
    else if (isNew && box.hamsters.length < maxHamsters)
      box.hamsters.push(newHamster(x, y + 3, box.hamsters.length % 2 === 0 ? 1 : -1))
    else if (isNew) setMessage("Full of hamsters.")
  }
  const writeDown = (text: string) => {
    write(box.world, text)
    setHeld({ ...held, say: text })
    set({ say: text })
  }
  const startAgain = () => {
    setDealt(dealt + 1)
    setSauna(false)
  }
  const tip = () => {
    turnOver(box.world)
    turnHamsters(box.hamsters)
    setMessage(
      isHanging(box.hamsters)
        ? "Upside down. The hamsters held on."
        : "The right way up. The hamsters had just got used to it.",
    )
  }
  const drop = () => setMessage("The hamsters let go. They would rather not talk about it.")
  const save = async () => setMessage(await savePng(canvas.current, "sandbox.png"))
  return (
    <div className={styles.tool}>
      <Shovels shovel={shovel} onPick={setShovel} />
      <Picture key={dealt} box={box} playing={playing} canvas={canvas} onUse={use} onDrop={drop} />
      <div className="buttons">
        <button type="button" onClick={tip}>
          Turn over
        </button>
        <button data-menu="edit" type="button" onClick={startAgain}>
          Start again
        </button>
        <button type="button" onClick={toggle}>
          {label}
        </button>
        <button data-menu="file" type="button" onClick={() => void save()}>
          Save as PNG
        </button>
        <ShareButton text="Something was written in the sand for you. Be quick." />
      </div>
      <Field
        label="Write in the sand"
        value={say}
        maxLength={maxTextLength}
        onChange={writeDown}
        className={styles.field}
      />
      {message && <StatusMessage>{message}</StatusMessage>}
    </div>
  )
}
