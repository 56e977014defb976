import { type ReactNode, useEffect, useRef, useState } from "react"
import { createPortal } from "react-dom"
import { Modal } from "../../components/modal/Modal"
import { useQuery } from "../../hooks/query"
import { collect, indexOf, isSame, type Photo } from "./logic"
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
export default function PhotoAlbum({ children }: Props) {
  const root = useRef<HTMLDivElement>(null)
  const [photos, setPhotos] = useState<Photo[]>([])
  const [linked, setLinked] = useQuery("photo")
  const open = indexOf(linked, photos.length)

  // The pictures are drawn by the page's own renderer, some of them late: they are found in the page, and a button is
  // laid over each.
  useEffect(() => {
    const album = root.current
    if (!album) return
    let last: Photo[] = []
    const look = () => {
      const found = collect(album)
      if (isSame(last, found)) return
      last = found
      setPhotos(found)
    }
    look()
    const observer = new MutationObserver(look)
    observer.observe(album, { childList: true, subtree: true })
    return () => observer.disconnect()
  }, [])

  return (
    <>
      <div ref={root} className={styles.album}>
        {children}
      </div>
      {photos.map(({ figure, alt }, index) =>
        createPortal(
          <button
            type="button"
            className={styles.cover}
            aria-haspopup="dialog"
            aria-label={`Enlarge: ${alt}`}
            onClick={() => setLinked(String(index + 1))}
          />,
          figure,
          `photo ${index}`,
        ),
      )}
      <Modal title="Photos" open={open !== null} onClose={() => setLinked(null)}>
        {open !== null && (
          <Lightbox photos={photos} index={open} onStep={index => setLinked(String(index + 1))} />
        )}
      </Modal>
    </>
  )
}
