/** Uploads a picture with a name and alternative text, and inserts it into the text. */
import { useEffect, useId, useState } from "react"
import { messageOf, sendPicture } from "../api"
import { Dialog } from "./Dialog"
import { DialogEnd } from "./DialogEnd"

type Props = {
  file: string
  dropped: File | null
  onDone: (markdown: string, saved: string) => void
  onClose: () => void
}

/** Converts a name to a valid file name: "Äiti 1.PNG" becomes "aiti-1.png". */
export function tidyName(name: string): string {
  const plain = name.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase()
  const [, stem = "", ending = ""] = /^(.*?)(\.[a-z0-9]+)?$/.exec(plain) ?? []
  return `${stem.replace(/[^a-z0-9]+/g, "-").replace(/^-|-$/g, "") || "picture"}${ending.replace(".jpeg", ".jpg")}`
}

/** The reason why a browser could not decode a picture. */
function unreadable({ name, size }: File): string {
  if (size === 0) return `${name} is empty.`
  if (/\.hei[cf]$/i.test(name))
    return `${name} is a photo of a telephone that browsers can't show. Save it as JPEG, and choose that.`
  return `${name} can't be opened: it is no picture, or damaged. Save it again as PNG, JPEG or WebP.`
}

export function PictureDialog({ file, dropped, onDone, onClose }: Props) {
  const id = useId()
  const [picture, setPicture] = useState<File | null>(dropped)
  const [name, setName] = useState(dropped ? tidyName(dropped.name) : "")
  const [alt, setAlt] = useState("")
  const [place, setPlace] = useState<"beside" | "static">("beside")
  const [message, setMessage] = useState("")
  const [address, setAddress] = useState("")
  /** True once the browser has decoded it. */
  const [isShown, setShown] = useState(false)
  useEffect(() => {
    setAddress("")
    setShown(false)
    setMessage("")
    if (!picture) return
    const url = URL.createObjectURL(picture)
    const probe = new Image()
    let isCancelled = false
    probe.onload = () => {
      if (isCancelled) return
      setAddress(url)
      setShown(true)
    }
    probe.onerror = () => !isCancelled && setMessage(unreadable(picture))
    probe.src = url
    return () => {
      isCancelled = true
      URL.revokeObjectURL(url)
    }
  }, [picture])

  async function save(): Promise<void> {
    if (!picture || !isShown) return
    const folder = place === "beside" ? file.slice(0, file.lastIndexOf("/")) : "static/pictures"
    const words = alt
      .trim()
      .replace(/\s+/g, " ")
      .replace(/[[\]\\<{]/g, sign => `\\${sign}`)
    try {
      await sendPicture(`${folder}/${name}`, picture)
      onDone(`![${words}](${place === "beside" ? `./${name}` : `/pictures/${name}`})`, `${folder}/${name}`)
    } catch (error) {
      setMessage(messageOf(error))
    }
  }

  return (
    <Dialog title="Picture" onClose={onClose}>
      <form
        onSubmit={event => {
          event.preventDefault()
          void save()
        }}
      >
        <div className="field-row-stacked">
          <label htmlFor={`${id}file`}>Picture</label>
          <input
            id={`${id}file`}
            type="file"
            accept="image/*"
            required={!picture}
            onChange={event => {
              const chosen = event.target.files?.[0] ?? null
              setPicture(chosen)
              setName(chosen ? tidyName(chosen.name) : "")
            }}
          />
        </div>
        {address && <img className="chosen" src={address} alt={alt || "The picture that was chosen"} />}
        <div className="field-row-stacked">
          <label htmlFor={`${id}alt`}>What it shows, for those who do not see it (needed)</label>
          <input
            id={`${id}alt`}
            type="text"
            required
            pattern=".*\S.*"
            value={alt}
            onChange={event => setAlt(event.target.value)}
          />
        </div>
        <div className="field-row-stacked">
          <label htmlFor={`${id}name`}>Its name</label>
          <input
            id={`${id}name`}
            type="text"
            required
            value={name}
            onChange={event => setName(event.target.value)}
          />
        </div>
        <fieldset>
          <legend>Where it is put</legend>
          <div className="field-row">
            <input
              type="radio"
              id={`${id}beside`}
              name="place"
              checked={place === "beside"}
              onChange={() => setPlace("beside")}
            />
            <label htmlFor={`${id}beside`}>Beside the page, for this page</label>
          </div>
          <div className="field-row">
            <input
              type="radio"
              id={`${id}static`}
              name="place"
              checked={place === "static"}
              onChange={() => setPlace("static")}
            />
            <label htmlFor={`${id}static`}>In static/pictures, as it is, for any page</label>
          </div>
        </fieldset>
        <DialogEnd
          submitLabel="Save the picture"
          message={message}
          isBusy={picture !== null && !isShown}
          onClose={onClose}
        />
      </form>
    </Dialog>
  )
}
