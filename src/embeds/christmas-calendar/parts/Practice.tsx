import { useState } from "react"
import { Modal } from "../../../components/modal/Modal"
import { nothings, progress, signs } from "../practice"
import { Board } from "./Board"
import { Top } from "./Top"

type Props = { leave: () => void }

/** Twenty-four doors to practise on, for those who can't wait; what is behind them has been chosen with care. */
export function Practice({ leave }: Props) {
  const [opened, setOpened] = useState<readonly number[]>([])
  const [inside, setInside] = useState<number | null>(null)
  const close = () => setInside(null)
  return (
    <>
      <Top practises turn={leave}>
        <span role="status">{progress(opened.length)}</span>
      </Top>
      <Board
        label="Practice doors"
        signs={new Map(opened.map(door => [door, signs[door - 1] ?? ""]))}
        closed={() => "closed"}
        disabled={false}
        onPress={door => {
          if (!opened.includes(door)) setOpened([...opened, door])
          setInside(door)
        }}
      />
      <Modal title={`Practice door ${inside ?? ""}`} open={inside !== null} onClose={close}>
        <p>{nothings[(inside ?? 0) - 1]}</p>
        <button type="button" onClick={close}>
          Close the door
        </button>
      </Modal>
    </>
  )
}
