import { type ReactNode, useState } from "react"
import { Modal } from "../../components/modal/Modal"
import { Picture } from "../../components/picture/Picture"
import { usePictures } from "../../hooks/page/pictures"
import type { Codec } from "../../kits/address/codecs"
import { useAddress } from "../../kits/address/useAddress"
import { indexOf, readOrder, swapped, verdict, verdicts, writeOrder } from "./logic"
import * as styles from "./PhotoAlbum.module.css"
import { Clerk } from "./parts/Clerk"
import { Lightbox } from "./parts/Lightbox"

const greeting = "The captions are on a separate sheet. Press two of them, and I'll change them over."
const welcome = "Somebody has been here before you. None fits, but it was well meant."
const question = "I have it here. Under which picture do you want it?"
const regret = "Back as they came. None of them fits, and all are paid for."

type Props = {
  /** The pictures, a paragraph each, as ![alternative text](./album/name.jpg "Caption"). */
  children: ReactNode
  /**
   * The clerk's notes on each picture: its contents, and the words its caption needs. They let captions be swapped.
   */
  clerk?: { sees: string; needs: string }[]
}

/**
 * An album of the pictures inside it, each of which opens at full size. With a clerk, captions can be swapped.
 *
 * @feed {children}
 */
export default function PhotoAlbum({ clerk }: Props) {
  const pictures = usePictures()
  const count = pictures.length
  const photo: Codec<number | null> = {
    initial: null,
    parse: text => indexOf(text, count) ?? undefined,
    format: index => (index === null ? null : String(index + 1)),
  }
  const captions: Codec<readonly number[]> = {
    initial: pictures.map((_, index) => index),
    parse: text => readOrder(text, count),
    format: writeOrder,
  }
  const { values, set } = useAddress({ photo, captions })
  const [selected, setSelected] = useState<number | null>(null)
  const [swaps, setSwaps] = useState(0)
  const [message, setMessage] = useState<string | null>(null)
  const open = values.photo
  const shown = pictures.map((picture, index) => ({
    ...picture,
    caption: pictures[values.captions[index] ?? index]?.caption ?? "",
  }))

  const press = (index: number) => {
    if (selected === null || selected === index) {
      setSelected(selected === null ? index : null)
      setMessage(selected === null ? question : "As you like.")
      return
    }
    const next = swapped(values.captions, selected, index)
    set({ captions: next })
    setSelected(null)
    setSwaps(swaps + 1)
    setMessage(verdict(clerk ?? [], next, index, swaps + 1))
  }

  return (
    <>
      <div className={styles.album} data-clerk={clerk ? "" : undefined}>
        {clerk && (
          <Clerk
            said={message ?? (writeOrder(values.captions) === null ? greeting : welcome)}
            all={[greeting, welcome, question, regret, ...verdicts(clerk)]}
            isHolding={selected !== null}
            touched={writeOrder(values.captions) !== null}
            onPutBack={() => {
              set({ captions: captions.initial })
              setSelected(null)
              setMessage(regret)
            }}
          />
        )}
        {shown.map(({ caption, ...picture }, index) => (
          <figure key={picture.src}>
            <div className={styles.print}>
              <Picture {...picture} />
              <button
                type="button"
                className={styles.cover}
                aria-haspopup="dialog"
                aria-label={`Enlarge: ${picture.alt}`}
                onClick={() => set({ photo: index })}
              />
            </div>
            {caption && (
              <figcaption>
                {clerk ? (
                  <button
                    type="button"
                    className={styles.caption}
                    aria-pressed={selected === index}
                    onClick={() => press(index)}
                  >
                    {caption}
                  </button>
                ) : (
                  caption
                )}
              </figcaption>
            )}
          </figure>
        ))}
      </div>
      <Modal title="Photos" open={open !== null} onClose={() => set({ photo: null })}>
        {open !== null && <Lightbox photos={shown} index={open} onStep={index => set({ photo: index })} />}
      </Modal>
    </>
  )
}
