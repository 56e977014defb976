/** Requests to the desk's server. */
import { keyHeader } from "../shared/api"

const storageKey = "desk-key"

/** The API key: taken from the address's fragment, which is then removed, and kept in sessionStorage. */
function keyOfDesk(): string {
  const fromHash = location.hash.slice(1)
  if (fromHash) {
    sessionStorage.setItem(storageKey, fromHash)
    history.replaceState(null, "", "/")
  }
  return sessionStorage.getItem(storageKey) ?? ""
}

const key = keyOfDesk()

async function checkOk(response: Response): Promise<Response> {
  if (response.ok) return response
  const { message } = (await response.json().catch(() => ({ message: response.statusText }))) as {
    message: string
  }
  throw new Error(message)
}

async function request(path: string, init: RequestInit = {}): Promise<Response> {
  try {
    return await checkOk(await fetch(`/api/${path}`, { ...init, headers: { [keyHeader]: key } }))
  } catch (error) {
    if (error instanceof TypeError)
      throw new Error('The desk\'s server has ended. Start it with "npm run edit".')
    throw error
  }
}

/** Sends a GET request and returns the JSON response. Throws an Error with the server's message. */
export async function read<T>(path: string, query: Record<string, string> = {}): Promise<T> {
  return (await (await request(`${path}?${new URLSearchParams(query)}`)).json()) as T
}

/** Sends a POST request with a JSON body and returns the JSON response. */
export async function send<T>(path: string, body: unknown): Promise<T> {
  return (await (await request(path, { method: "POST", body: JSON.stringify(body) })).json()) as T
}

/** Fetches a picture as an object URL, which the caller revokes. */
export async function pictureAddress(file: string): Promise<string> {
  const response = await request(`picture?${new URLSearchParams({ file })}`)
  return URL.createObjectURL(await response.blob())
}

/** Uploads a picture to a path of the site. */
export async function sendPicture(file: string, bytes: Blob): Promise<void> {
  await request(`picture?${new URLSearchParams({ file })}`, { method: "POST", body: bytes })
}

/** The message of any thrown value. */
export const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error))
