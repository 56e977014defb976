import { useEffect, useRef, useState } from "react"
import { Button } from "../../../components/button/Button"
import { fireworks, stopFireworks } from "../../../effects/fireworks"
import { useMotion } from "../../../hooks/browser/motion"
import { inSentence, useGuest } from "../../../kits/guest/useGuest"
import * as styles from "../BirthdayBoy.module.css"
import { candlesAfterBreath, candlesAfterHelp } from "../logic"
import { useSong } from "../useSong"
import { Balloons } from "./Balloons"
import { PartyRoom } from "./PartyRoom"

type Props = {
  /** The age he reaches today. */
  age: number
}

/** The party: balloons to burst, candles to blow out, a song on request, and fireworks if motion is allowed. */
export function Party({ age }: Props) {
  const moves = useMotion()
  const song = useSong()
  const guest = useGuest()
  const [burning, setBurning] = useState(age)
  const [message, setMessage] = useState("")
  const [burst, setBurst] = useState<readonly string[]>([])
  const balloons = useRef<HTMLFieldSetElement>(null)

  const isLit = useRef(false)
  useEffect(() => {
    // Once a visit, and not again when the program wakes up.
    if (!moves || isLit.current) return
    isLit.current = true
    void fireworks()
    return stopFireworks
  }, [moves])

  const blow = () => {
    const alone = candlesAfterBreath(burning)
    const left = guest ? candlesAfterHelp(burning) : alone
    setBurning(left)
    if (guest && left < alone) {
      guest.remember("Put out the last candle on a birthday cake.", "candle")
      setMessage(`All out. ${guest.name} saw to the last ${alone === 1 ? "one" : "two"} and had the wish.`)
    } else if (left > 0)
      setMessage(`${left} candle${left === 1 ? "" : "s"} still burn${left === 1 ? "s" : ""}. Deeper.`)
    else setMessage("All out. He has wished for something, and won't say what. It is sunflower seeds.")
  }
  const relight = () => {
    setBurning(age)
    setMessage(`${age} candles. The fire brigade has been told.`)
  }

  const hangNew = () => {
    balloons.current?.querySelector("button")?.focus()
    setBurst([])
    setMessage("New ones. There is a box full of them.")
  }

  return (
    <>
      <div className={styles.scene}>
        <PartyRoom age={age} burning={burning} notes={song.notes} guest={guest} />
        <Balloons ref={balloons} burst={burst} onBurst={setBurst} onSay={setMessage} />
      </div>
      <div className={styles.row}>
        <button type="button" onClick={burning > 0 ? blow : relight}>
          {burning > 0 ? "Blow" : "Light the candles"}
        </button>
        <button type="button" onClick={song.notes === null ? song.sing : song.stop}>
          {song.notes === null ? "Sing" : "Stop the song"}
        </button>
        {moves && (
          <button type="button" onClick={() => void fireworks()}>
            Fireworks
          </button>
        )}
        <Button disabled={burst.length === 0} onClick={hangNew}>
          New balloons
        </Button>
      </div>
      <p className={styles.words} role="status">
        {song.silent && song.notes !== null
          ? "This browser has no sound to give. The lamps know the song by heart."
          : message ||
            (guest
              ? `Pertti is ${age} today. He takes ${inSentence(guest)} for the present.`
              : `Pertti is ${age} today. Come in, there is cake.`)}
      </p>
    </>
  )
}
