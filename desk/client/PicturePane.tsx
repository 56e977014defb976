/** A view of a picture. */
import { useEffect, useState } from "react"
import { messageOf, pictureAddress } from "./api"

export function PicturePane({ file }: { file: string }) {
  const [address, setAddress] = useState("")
  const [message, setMessage] = useState("")
  useEffect(() => {
    let url = ""
    let isCancelled = false
    pictureAddress(file).then(
      found => {
        if (isCancelled) URL.revokeObjectURL(found)
        else {
          url = found
          setAddress(found)
        }
      },
      error => setMessage(messageOf(error)),
    )
    return () => {
      isCancelled = true
      setAddress("")
      URL.revokeObjectURL(url)
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
