import { useRef } from "react"
import { whole } from "../../src/kits/address/codecs"
import { StartAgain } from "../../src/kits/address/StartAgain"
import { useAddress } from "../../src/kits/address/useAddress"
import { Canvas } from "../../src/kits/canvas/Canvas"
import { Slider } from "../../src/kits/controls/Slider"
import { usePlayback } from "../../src/kits/motion/usePlayback"
import { useSound } from "../../src/kits/sound/useSound"
import { angle, pitch } from "./logic"

/**
 * A bell on a string.
 *
 * @feed A bell that swings on a string as long as you like.
 */
export default function Toy() {
  const address = useAddress({ length: whole(20, 180, 100) })
  const { length } = address.values
  const { playing, label, toggle } = usePlayback(true)
  const sound = useSound()
  const swung = useRef(0)
  const draw = (context: CanvasRenderingContext2D, seconds: number) => {
    swung.current += seconds
    context.clearRect(0, 0, 320, 240)
    context.translate(160, 10)
    context.rotate(angle(swung.current, length))
    context.fillRect(-1, 0, 2, length)
    context.fillRect(-12, length, 24, 24)
  }
  const ring = () => sound.open()?.play({ frequency: pitch(length), seconds: 1 })
  const set = (to: number) => address.set({ length: to })
  const size = { width: 320, height: 240 }
  return (
    <div>
      <Canvas label="A bell on a string" draw={draw} moving={playing} size={size} onPress={ring} />
      <Slider label={`String: ${length} cm`} min={20} max={180} value={length} onChange={set} />
      <div className="buttons">
        <button type="button" onClick={ring}>
          Ring
        </button>
        <button type="button" onClick={toggle}>
          {label}
        </button>
        <StartAgain of={address} />
      </div>
    </div>
  )
}
