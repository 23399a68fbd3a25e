/* Texts that the browser keeps for all tabs of the page. A browser may keep nothing, have no room, or refuse. */

/** What is kept under a key; null for nothing. */
export function storedText(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** @returns whether it is kept */
export function storeText(key: string, text: string): boolean {
  try {
    localStorage.setItem(key, text);
    return true;
  } catch {
    return false;
  }
}

export function removeText(key: string): void {
  try {
    localStorage.removeItem(key);
  } catch {
    // There is nothing to remove.
  }
}

/** The keys that begin with a text. */
export function storedKeys(start: string): string[] {
  try {
    return Object.keys(localStorage).filter((key) => key.startsWith(start));
  } catch {
    return [];
  }
}

/** What was kept as JSON; undefined for nothing, and for what is no JSON. */
export function storedValue(key: string): unknown {
  try {
    return JSON.parse(storedText(key) ?? "null") ?? undefined;
  } catch {
    return undefined;
  }
}

/**
 * Calls back when another tab changes what is kept under a key.
 * @returns what ends it
 */
export function watchStorage(own: string, changed: () => void): () => void {
  const hear = ({ key }: StorageEvent) => {
    // The key is null where the browser's data was cleared.
    if (key === null || key === own) changed();
  };
  addEventListener("storage", hear);
  return () => removeEventListener("storage", hear);
}

/** @param path of the pages that see the mark */
export function removeMark(name: string, path: string): void {
  try {
    document.cookie = `${name}=; path=${path}; max-age=0; samesite=lax`;
  } catch {
    // The page has no cookies.
  }
}

/** Whether the server has marked this page with a cookie of that name. */
export function isMarked(name: string): boolean {
  try {
    return document.cookie.split("; ").includes(`${name}=1`);
  } catch {
    return false;
  }
}
