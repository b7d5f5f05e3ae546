/** Giving a text to the reader as a file, and reading one. */

export function save(name: string, text: string): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([text], { type: "text/plain;charset=utf-8" }));
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}

/** A record is some kilobytes; whatever is much larger is something else. */
export const LARGEST = 2_000_000;

export async function read(file: File): Promise<string> {
  if (file.size > LARGEST) throw new Error("too large");
  return file.text();
}
