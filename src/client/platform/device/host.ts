/** Whether the server of this page answers. */
export async function hostAnswers(): Promise<boolean> {
  try {
    return (await fetch('./', { method: 'HEAD', cache: 'no-store' })).ok;
  } catch {
    return false;
  }
}
