"""What a pen, a sheet and a phone do to a line, drawn anew each time, on the training device. 0 is paper, 1 is ink."""

import torch
import torch.nn.functional as F


def between(count, low, high, device):
    return torch.rand(count, device=device) * (high - low) + low


def maps(values):
    return values.view(-1, 1, 1, 1)


def sometimes(count, chance, device):
    return (torch.rand(count, device=device) < chance).float()


def distorted(x, widths, strength):
    """A batch of lines as others would have written and photographed them; it may be wider than before."""
    x = bent(x, widths, strength)
    x = thicker_or_thinner(x)
    x = with_neighbours(x)
    x = with_printed_rule(x)
    x = blurred_or_sharpened(x)
    x = uneven(x, strength)
    return with_gaps(x).clamp(0, 1)


def bent(x, widths, strength):
    """Stretched, slanted, climbing, wavering, and with more or less paper around."""
    count, _, height, width = x.shape
    device = x.device
    stretch = torch.exp(torch.empty(count).uniform_(-0.15, 0.15))
    left = torch.empty(count).uniform_(0, 14)
    right = torch.empty(count).uniform_(0, 14) + (torch.rand(count) < 0.05) * torch.empty(count).uniform_(0, 250)
    wanted = int((torch.tensor(widths, dtype=torch.float) * stretch + left + right).max().item())
    wanted = (wanted + 7) // 8 * 8
    stretch, left = stretch.to(device), left.to(device)
    rows, columns = torch.meshgrid(
        torch.arange(height, device=device, dtype=torch.float32),
        torch.arange(wanted, device=device, dtype=torch.float32),
        indexing="ij",
    )
    flat = lambda values: values.view(count, 1, 1)
    middle = (height - 1) / 2
    taller = torch.exp(between(count, -0.22, 0.18, device) * strength)
    shift = between(count, -4.5, 4.5, device) * strength
    slant = torch.randn(count, device=device).clamp(-2, 2) * 0.23 * strength
    climb = torch.randn(count, device=device).clamp(-2, 2) * 0.002 * strength
    waver = F.interpolate(
        torch.randn(count, 2, 4, max(2, wanted // 40), device=device),
        size=(height, wanted),
        mode="bicubic",
        align_corners=True,
    )
    sideways = between(count, 0, 3.0, device) * strength
    upwards = between(count, 0, 1.7, device) * strength
    source_x = (columns - flat(left)) / flat(stretch) + flat(slant) * (rows - middle) + waver[:, 0] * flat(sideways)
    source_y = (rows - middle) / flat(taller) + middle + flat(shift)
    source_y = source_y + flat(climb) * (columns - wanted / 2) + waver[:, 1] * flat(upwards)
    grid = torch.stack(((source_x + 0.5) / width * 2 - 1, (source_y + 0.5) / height * 2 - 1), -1)
    return F.grid_sample(x, grid, mode="bilinear", padding_mode="zeros", align_corners=False)


def thicker_or_thinner(x):
    count, device = x.shape[0], x.device
    change = between(count, -0.7, 0.8, device) * sometimes(count, 0.4, device)
    thick, thin = F.max_pool2d(x, 3, 1, 1), -F.max_pool2d(-x, 3, 1, 1)
    return x + maps(change.clamp(min=0)) * (thick - x) + maps((-change).clamp(min=0)) * (thin - x)


def with_neighbours(x):
    """Strokes of the lines above and below reach into a generous cut."""
    count, _, height, _ = x.shape
    for below in (True, False):
        overlap = height - int(torch.randint(34, 45, (1,)).item())
        others = x.roll(int(torch.randint(1, max(2, count), (1,)).item()), 0)
        strokes = torch.zeros_like(x)
        if below:
            strokes[:, :, height - overlap :] = others[:, :, :overlap]
        else:
            strokes[:, :, :overlap] = others[:, :, height - overlap :]
        x = torch.maximum(x, strokes * maps(sometimes(count, 0.2, x.device)))
    return x


def with_printed_rule(x):
    count, _, height, width = x.shape
    device = x.device
    rows = torch.arange(height, device=device, dtype=torch.float32).view(1, height, 1)
    columns = torch.arange(width, device=device, dtype=torch.float32).view(1, 1, width)
    flat = lambda values: values.view(count, 1, 1)
    place = between(count, 0.5 * height, 1.02 * height, device)
    thickness = between(count, 0.5, 1.4, device)
    darkness = between(count, 0.1, 0.75, device) * sometimes(count, 0.3, device)
    slope = torch.randn(count, device=device) * 0.0012
    away = rows - flat(place) - flat(slope) * (columns - width / 2)
    rule = torch.exp(-((away / flat(thickness)) ** 2)) * flat(darkness)
    return torch.maximum(x, rule[:, None])


def blurred_or_sharpened(x):
    count, _, height, width = x.shape
    device = x.device
    kernel = torch.tensor([1.0, 4.0, 6.0, 4.0, 1.0], device=device) / 16
    soft = F.conv2d(x, kernel.view(1, 1, 1, 5), padding=(0, 2))
    soft = F.conv2d(soft, kernel.view(1, 1, 5, 1), padding=(2, 0))
    x = x + maps(between(count, -1.0, 1.0, device) * sometimes(count, 0.5, device)) * (x - soft)
    if torch.rand(1).item() < 0.2:
        scale = 0.32 + 0.45 * torch.rand(1).item()
        small = F.interpolate(x, size=(int(height * scale), int(width * scale)), mode="area")
        x = F.interpolate(small, size=(height, width), mode="bilinear", align_corners=False)
    return x


def uneven(x, strength):
    """Pens press differently, paper is not white, light comes from one side, and cameras make noise."""
    count, _, height, width = x.shape
    device = x.device
    x = x.clamp(1e-4, 1.2) ** maps(torch.exp(between(count, -0.5, 0.5, device) * strength))
    x = x * maps(between(count, 0.6, 1.05, device))
    stains = F.interpolate(
        torch.randn(count, 1, 3, 12, device=device), size=(height, width), mode="bicubic", align_corners=True
    )
    noise = between(count, 0, 0.07, device) * sometimes(count, 0.5, device)
    return x + maps(between(count, 0, 0.1, device)) * stains + maps(noise) * torch.randn_like(x)


def with_gaps(x):
    """Stripes of bare paper, so that no letter is read from one stroke alone."""
    count, _, _, width = x.shape
    gaps = 4
    columns = torch.arange(width, device=x.device, dtype=torch.float32).view(1, 1, width)
    centres = torch.rand(count, gaps, 1, device=x.device) * width
    halves = between(count * gaps, 1.5, 7, x.device).view(count, gaps, 1) * (
        torch.rand(count, gaps, 1, device=x.device) < 0.3
    )
    bare = ((columns - centres).abs() < halves).any(1)
    return x.masked_fill(bare.view(count, 1, 1, width), 0.0)
