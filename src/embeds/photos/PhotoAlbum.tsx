import type { ReactNode } from "react"
import { Modal } from "../../components/modal/Modal"
import { Picture } from "../../components/picture/Picture"
import { usePictures } from "../../hooks/page/pictures"
import type { Codec } from "../../kits/address/codecs"
import { useAddress } from "../../kits/address/useAddress"
import { indexOf } from "./logic"
import * as styles from "./PhotoAlbum.module.css"
import { Lightbox } from "./parts/Lightbox"

type Props = {
  /** The pictures, a paragraph each, as ![what it shows](./album/name.jpg "What is written under it"). */
  children: ReactNode
}

/**
 * An album of the pictures inside it: they stand side by side, and each opens large with arrow keys to the others.
 *
 * @feed {children}
 */
export default function PhotoAlbum(_: Props) {
  const pictures = usePictures()
  const photo: Codec<number | null> = {
    initial: null,
    parse: text => indexOf(text, pictures.length) ?? undefined,
    format: index => (index === null ? null : String(index + 1)),
  }
  const { values, set } = useAddress({ photo })
  const open = values.photo

  return (
    <>
      <div className={styles.album}>
        {pictures.map(({ caption, ...picture }, index) => (
          <figure key={picture.src}>
            <Picture {...picture} />
            <button
              type="button"
              className={styles.cover}
              aria-haspopup="dialog"
              aria-label={`Enlarge: ${picture.alt}`}
              onClick={() => set({ photo: index })}
            />
            {caption && <figcaption>{caption}</figcaption>}
          </figure>
        ))}
      </div>
      <Modal title="Photos" open={open !== null} onClose={() => set({ photo: null })}>
        {open !== null && <Lightbox photos={pictures} index={open} onStep={index => set({ photo: index })} />}
      </Modal>
    </>
  )
}
