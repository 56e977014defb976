/** What the desk asks its server. */
import { keyHeader } from "../shared/api"

const slot = "desk-key"

/** The key: from the address at first, then from this tab's own memory, so that the address can lose it. */
function keyOfDesk(): string {
  const given = location.hash.slice(1)
  if (given) {
    sessionStorage.setItem(slot, given)
    history.replaceState(null, "", "/")
  }
  return sessionStorage.getItem(slot) ?? ""
}

const key = keyOfDesk()

async function answered(response: Response): Promise<Response> {
  if (response.ok) return response
  const { message } = (await response.json().catch(() => ({ message: response.statusText }))) as {
    message: string
  }
  throw new Error(message)
}

async function ask(path: string, init: RequestInit = {}): Promise<Response> {
  try {
    return await answered(await fetch(`/api/${path}`, { ...init, headers: { [keyHeader]: key } }))
  } catch (error) {
    if (error instanceof TypeError)
      throw new Error('The desk\'s server has ended. Start it with "npm run edit".')
    throw error
  }
}

/** Reads something. */
export async function read<T>(path: string, query: Record<string, string> = {}): Promise<T> {
  return (await (await ask(`${path}?${new URLSearchParams(query)}`)).json()) as T
}

/** Sends something, and gives what is answered. */
export async function send<T>(path: string, body: unknown): Promise<T> {
  return (await (await ask(path, { method: "POST", body: JSON.stringify(body) })).json()) as T
}

/** A picture's bytes, as an address that an img can have. */
export async function pictureAddress(file: string): Promise<string> {
  const response = await ask(`picture?${new URLSearchParams({ file })}`)
  return URL.createObjectURL(await response.blob())
}

/** Puts a picture into its place. */
export async function sendPicture(file: string, bytes: Blob): Promise<void> {
  await ask(`picture?${new URLSearchParams({ file })}`, { method: "POST", body: bytes })
}

/** The message of anything thrown. */
export const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error))
