import { type ReactNode, useState } from "react"
import { Modal } from "../../components/modal/Modal"
import { Picture } from "../../components/picture/Picture"
import { usePictures } from "../../hooks/page/pictures"
import { type Codec, flag } from "../../kits/address/codecs"
import { useAddress } from "../../kits/address/useAddress"
import { useThing } from "../../kits/things/useThing"
import {
  call,
  fits,
  indexOf,
  readOrder,
  swapped,
  swapsUntilCall,
  verdict,
  verdicts,
  writeOrder,
} from "./logic"
import * as styles from "./PhotoAlbum.module.css"
import { Clerk } from "./parts/Clerk"
import { Lightbox } from "./parts/Lightbox"

const greeting = "The captions came on a separate sheet. Press two, and I'll change them over."
const welcome = "You are not the first to try. None of them fits. It was kindly meant."
const question = "I have it here. Under which picture do you want it?"
const regret = "Back as they came. None of them fits, and all are paid for."
const reunion = "Thank you. We had got used to the bucket."

type Props = {
  /** The pictures, a paragraph each, as ![alternative text](./album/name.jpg "Caption"). */
  children: ReactNode
  /**
   * The clerk's notes on each picture: its contents, the words its caption needs, and the caption that is with another
   * family. They let captions be swapped.
   */
  clerk?: { sees: string; needs: string; own: string }[]
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
  const { values, set } = useAddress({ photo, captions, own: flag(false) })
  const [selected, setSelected] = useState<number | null>(null)
  const [swaps, setSwaps] = useState(0)
  const [message, setMessage] = useState<string | null>(null)
  /** The number of lines heard on the telephone; null while it doesn't ring. */
  const [callLine, setCallLine] = useState<number | null>(null)
  const { give } = useThing()
  const open = values.photo
  const shown = pictures.map((picture, index) => ({
    ...picture,
    caption: values.own
      ? (clerk?.[index]?.own ?? picture.caption)
      : (pictures[values.captions[index] ?? index]?.caption ?? ""),
  }))

  const press = (index: number) => {
    if (values.own) return setMessage(fits)
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
    if (swaps + 1 >= swapsUntilCall) setCallLine(callLine ?? 0)
  }

  const answer = () => {
    const line = call[callLine ?? 0]
    setSelected(null)
    setMessage(line ?? fits)
    if (line) return setCallLine((callLine ?? 0) + 1)
    setCallLine(null)
    set({ captions: captions.initial, own: true })
    give()
  }

  return (
    <>
      <div className={styles.album} data-clerk={clerk ? "" : undefined}>
        {clerk && (
          <Clerk
            said={message ?? (values.own ? fits : writeOrder(values.captions) === null ? greeting : welcome)}
            all={[greeting, welcome, question, regret, reunion, fits, ...call, ...verdicts(clerk)]}
            isHolding={selected !== null}
            touched={values.own || writeOrder(values.captions) !== null}
            telephone={callLine === null || values.own ? null : callLine < call.length ? callLine : "swap"}
            onTelephone={answer}
            onPutBack={() => {
              set({ captions: captions.initial, own: false })
              setSelected(null)
              setMessage(values.own ? reunion : regret)
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
