import { Camera, ImageUp } from 'lucide-react';
import { useId, useState } from 'react';
import { Button } from '../../ui/button';
import { buttonStyle } from '../../ui/button-style';
import { classNames } from '../../ui/class-names';
import { CameraDialog } from './camera-dialog';
import { type PreparedPhoto, preparePhoto } from './prepare-photo';
import { hasCamera } from './use-camera';

type PhotoChoiceProps = {
  onPhoto: (photo: PreparedPhoto) => void;
  onProblem: (sentence: string) => void;
};

/** A photo from the camera, where the browser gives it to us, or from the device. */
export function PhotoChoice({ onPhoto, onProblem }: PhotoChoiceProps) {
  const id = useId();
  const [camera, setCamera] = useState(false);

  async function choose(file: File | undefined): Promise<void> {
    if (!file) return;
    try {
      onPhoto(await preparePhoto(file));
    } catch (error) {
      onProblem(error instanceof Error ? error.message : String(error));
    }
  }

  return (
    <div className="flex flex-wrap gap-3">
      {hasCamera() && (
        <Button size="lg" onClick={() => setCamera(true)}>
          <Camera aria-hidden />
          Usar a câmera
        </Button>
      )}
      <label
        htmlFor={id}
        className={classNames(
          buttonStyle(hasCamera() ? 'outline' : 'primary', 'lg'),
          'has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus has-disabled:cursor-not-allowed has-disabled:opacity-60',
        )}
      >
        <ImageUp aria-hidden />
        Escolher foto
        <input
          id={id}
          type="file"
          name="image"
          accept="image/*"
          className="sr-only"
          onChange={(event) => {
            void choose(event.target.files?.[0]);
            // The same photo may be chosen again after a refusal.
            event.target.value = '';
          }}
        />
      </label>
      {camera && (
        <CameraDialog
          onClose={() => setCamera(false)}
          onPhoto={(photo) => {
            setCamera(false);
            onPhoto(photo);
          }}
        />
      )}
    </div>
  );
}
