import { useCallback } from "react"
import { useProgram } from "../programs/programContext"
import { close } from "./windowList"

/** Returns the function that closes a window. The page's own closes its program, if another one is open. */
export function useClose(id: string): () => void {
  const { closeProgram } = useProgram()
  return useCallback(() => {
    if (id !== "page" || !closeProgram()) close(id)
  }, [id, closeProgram])
}
