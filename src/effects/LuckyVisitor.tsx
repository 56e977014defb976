/** The dialog for the millionth visitor, with a probability of one in ten thousand. */
import { useEffect, useState } from "react"
import { Modal } from "../components/modal/Modal"
import { roll } from "../hooks/browser/random"
import { fireworks } from "./fireworks"
import { once } from "./once"

/** The prizes, with the text after their choice. */
const prizes = {
  "My own home": "The tour begins at your chair. Your guide will be you. Mind the doorstep.",
  "A local park": "The tour begins at your front door. The trees have been told. Take a coat.",
} as const

type Prize = keyof typeof prizes

export function LuckyVisitor() {
  const [isLucky, setLucky] = useState(() => once("lucky visitor") && roll(1e-4))
  const [prize, setPrize] = useState<Prize | null>(null)
  const close = () => setLucky(false)
  useEffect(() => {
    if (isLucky) void fireworks()
  }, [isLucky])

  return (
    <Modal title="Congratulations!" open={isLucky} onClose={close}>
      <p>
        <strong>You are the 1,000,000th visitor!</strong>
      </p>
      <p>You have won a walking tour of your own home or a local park.</p>
      <p>
        <output>{prize && prizes[prize]}</output>
      </p>
      <div className="buttons">
        {prize === null ? (
          (Object.keys(prizes) as Prize[]).map(name => (
            <button key={name} type="button" onClick={() => setPrize(name)}>
              {name}
            </button>
          ))
        ) : (
          <button type="button" onClick={close}>
            Thank you
          </button>
        )}
      </div>
    </Modal>
  )
}
