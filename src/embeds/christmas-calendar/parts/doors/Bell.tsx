import { useState } from "react"
import { Button } from "../../../../components/button/Button"
import { useMotion } from "../../../../hooks/browser/motion"
import { useSound } from "../../../../kits/sound/useSound"
import { bell } from "../../toys/sound"
import * as styles from "./doors.module.css"

/** Door 5: a bell to ring. */
export function Bell() {
  const moves = useMotion()
  const [rung, setRung] = useState(0)
  const [isMute, setIsMute] = useState(false)
  const { open, close } = useSound()
  const ring = () => {
    const sound = open()
    sound?.chime(523.25, bell)
    setIsMute(sound === null)
    setRung(rung + 1)
  }
  return (
    <>
      <svg className={styles.picture} viewBox="0 0 200 200" role="img" aria-label="A church bell">
        <path fill="#cfe3ef" d="M0 0h200v200H0z" />
        <path fill="#6b4a2f" d="M30 24h140v12H30z" />
        <g key={rung} className={moves && rung > 0 ? styles.swing : undefined}>
          <path
            d="M100 36c34 0 36 60 44 84l12 18H44l12-18c8-24 10-84 44-84z"
            fill="#c9971c"
            stroke="#6b4a00"
            strokeWidth="3"
          />
          <circle cx="100" cy="148" r="11" fill="#6b4a00" />
        </g>
      </svg>
      <p role="status">
        {rung === 0
          ? "It is quiet, and could stay so."
          : `Dong. ${rung === 1 ? "Once" : `${rung} times`} so far.`}
        {isMute && " This browser has no sound to give; please imagine a village."}
      </p>
      <div className="buttons">
        <button type="button" onClick={ring}>
          Ring it
        </button>
        <Button disabled={rung === 0} onClick={close}>
          Hold it still
        </Button>
      </div>
    </>
  )
}
