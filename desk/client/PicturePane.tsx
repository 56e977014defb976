/** A picture of the content, looked at. */
import { useEffect, useState } from "react"
import { messageOf, pictureAddress } from "./api"

export function PicturePane({ file }: { file: string }) {
  const [address, setAddress] = useState("")
  const [message, setMessage] = useState("")
  useEffect(() => {
    let made = ""
    let isOver = false
    pictureAddress(file).then(
      found => {
        if (isOver) URL.revokeObjectURL(found)
        else {
          made = found
          setAddress(found)
        }
      },
      error => setMessage(messageOf(error)),
    )
    return () => {
      isOver = true
      setAddress("")
      URL.revokeObjectURL(made)
    }
  }, [file])
  return (
    <div className="picture-pane">
      <p>{file}</p>
      {message && <p role="alert">{message}</p>}
      {address && <img src={address} alt={file} />}
    </div>
  )
}
